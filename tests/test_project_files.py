"""Workflows, forms and other files about the project say nothing that is not so."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from tools import release, slower

from racecraft.engine.version import VERSION

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(
    path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"
)


def _read(path: Path) -> Any:
    return yaml.safe_load(path.read_text())


def _targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_what_is_there(path: Path) -> None:
    flow = _read(path)
    assert flow["permissions"], "no more rights than it needs"
    steps = [step for job in flow["jobs"].values() for step in job.get("steps", [])]
    commands = "\n".join(step.get("run", "") for step in steps)
    for made in re.findall(r"\bmake (?:-C \S+ )?([a-z][a-z -]*)", commands):
        assert set(made.split()) <= _targets(), made
    for tool in re.findall(r"-m tools\.(\w+)|tools/(\w+)\.py", commands):
        assert (ROOT / "tools" / f"{tool[0] or tool[1]}.py").exists(), tool
    for job in flow["jobs"].values():
        called = job.get("uses", "")
        assert not called.startswith("./") or (ROOT / called).exists(), called
        assert set([job["needs"]] if isinstance(job.get("needs"), str) else []) <= flow["jobs"].keys()


def test_what_is_built_for_a_release_has_the_date_of_its_commit() -> None:
    built = 0
    for job in _read(ROOT / ".github" / "workflows" / "wheels.yml")["jobs"].values():
        dated = False
        for step in job["steps"]:
            dated = dated or "SOURCE_DATE_EPOCH=$(git log" in step.get("run", "")
            if "cibuildwheel" in step.get("uses", "") or "make try-wheels" in step.get("run", ""):
                assert dated, step
                built += 1
    assert built == 3


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_can_be_filled_in(path: Path) -> None:
    form = _read(path)
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(set(ids)) == len(ids)
    assert any(field.get("validations", {}).get("required") for field in form["body"])
    for field in form["body"]:
        assert field["type"] in {"input", "textarea", "dropdown", "checkboxes", "markdown"}


def test_owners_own_something() -> None:
    for line in (ROOT / ".github" / "CODEOWNERS").read_text().splitlines():
        if line and not line.startswith(("#", "*")):
            assert (ROOT / line.split()[0].strip("/")).is_dir(), line


def test_the_citation_names_this_version() -> None:
    assert _read(ROOT / "CITATION.cff")["version"] == VERSION


def test_hooks_use_the_tools_of_the_project() -> None:
    (local,) = _read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert local["repo"] == "local", "nothing is downloaded, and versions are pinned in one place"


CHANGELOG = "# Changelog\n\n## 0.2.0 (2026-12-01)\n\n- New.\n\n## 0.1.0 (2026-11-01)\n\n- First.\n"


def test_release_notes_are_the_section_of_the_changelog() -> None:
    assert release.notes("v0.2.0", "0.2.0", CHANGELOG) == "- New.\n"
    assert release.notes("v0.1.0", "0.1.0", CHANGELOG) == "- First.\n"


@pytest.mark.parametrize(
    ("tag", "version", "reason"),
    [("v0.2.1", "0.2.0", "the tag is"), ("v0.3.0", "0.3.0", "no section"), ("v1.0.0", "1.0.0", "which day")],
)
def test_a_release_that_does_not_fit_is_refused(tag: str, version: str, reason: str) -> None:
    with pytest.raises(release.NotReady, match=reason):
        release.notes(tag, version, CHANGELOG + "\n## 1.0.0 (unreleased)\n\n- Later.\n")


def test_only_what_is_slower_than_the_limit_is_told() -> None:
    old = {("gt", "copy"): 1.0, ("gt", "legal"): 2.0, ("old", "copy"): 1.0}
    new = {("gt", "copy"): 1.29, ("gt", "legal"): 2.7, ("new", "copy"): 9.0}
    assert slower.slower(old, new, 1.3) == [("gt", "legal")]
    assert slower.best([{("gt", "copy"): 3.0}, {("gt", "copy"): 2.0}]) == {("gt", "copy"): 2.0}


def test_the_app_can_be_installed() -> None:
    """What Chromium asks of a manifest: a name, a start within its scope, a window of its own, icons of both
    sizes as pictures of that size, and one that may be cut to a shape."""
    public = ROOT / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    assert manifest["name"]
    assert manifest["short_name"]
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("./", "./", "./"), "under any path"
    assert manifest["display"] == "standalone"
    pictures = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert pictures == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        content = (public / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            assert content[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
