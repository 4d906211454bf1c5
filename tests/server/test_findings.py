"""What once broke the server, and what it lacked: each has tests that fail without the mend.

The rows are those of the report of attacks on the server, in its order; a test that is renamed or removed has
to be named here anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

BROKE = {
    "1 one table breaks the lobby": """
        server/test_door.py::test_one_table_cannot_break_the_lobby
        server/test_door.py::test_depth_is_limited_everywhere
        server/test_door.py::test_a_board_of_ones_own_has_no_unknown_keys
        server/test_door.py::test_a_bad_row_breaks_no_list
        server/test_hostile_inputs.py::test_a_broken_document_is_refused_wherever_one_can_be_sent
    """,
    "2 a cookie of backslashes stops the server": """
        server/test_door.py::test_a_head_has_8_kilobytes_also_in_one_piece
        server/test_door.py::test_our_cookie_is_found_among_others
        server/test_http.py::test_a_head_has_only_so_much_room
    """,
    "3 pings whose answers nobody reads fill the memory": """
        server/test_floods.py::test_frames_of_any_kind_count
        server/test_floods.py::test_who_does_not_read_pongs_is_not_read_from
        server/test_floods.py::test_who_floods_without_reading_is_gone_with_its_descriptor
        server/test_floods.py::test_sockets_are_counted_until_their_descriptors_are_closed
        server/test_floods.py::test_one_address_never_takes_all_there_is
    """,
    "4 tiny frames keep everybody waiting": """
        server/test_floods.py::test_a_callback_handles_a_few_frames_only
        server/test_floods.py::test_a_message_in_very_many_fragments_counts_as_many
        server/test_floods.py::test_who_does_not_answer_a_close_is_not_waited_for
        server/test_attack.py::test_bystanders_go_on_beside_every_flood
    """,
    "5 a stalled PostgreSQL ends the scheduler for good": """
        server/test_supervision.py::test_a_scheduler_that_fails_is_restarted_and_turns_the_server_not_ready_meanwhile
        server/test_supervision.py::test_a_scheduler_that_hangs_turns_the_server_not_ready
        server/test_outages.py::test_a_clock_goes_on_after_a_database_that_stood_still
    """,
    "6 a stalled PostgreSQL hangs plays, health and the shutdown": """
        server/test_outages.py::test_a_postgresql_that_stands_still
        server/test_supervision.py::test_a_server_that_cannot_store_is_not_ready
        server/test_storage.py::test_a_statement_has_a_time_limit_and_a_queue_that_moves_is_waited_for
        server/test_closing.py::test_whatever_hangs_the_process_ends
    """,
    "7 other versions are not recognised": """
        server/test_frozen.py::test_a_race_of_other_rules_is_frozen
        server/test_frozen.py::test_a_race_that_does_not_replay_is_frozen_where_it_stops
        server/test_frozen.py::test_a_row_that_cannot_be_read_spoils_no_list_and_can_be_closed
        server/test_frozen.py::test_a_race_of_another_record_format_is_frozen
        server/test_frozen.py::test_a_race_with_a_damaged_move_can_be_closed
        server/test_doctor.py::test_every_race_of_a_database_is_replayed
    """,
    "8 bots are one queue": """
        server/test_fair_bots.py::test_thirty_sockets_that_ask_for_hints_do_not_delay_a_bot
        server/test_fair_bots.py::test_a_persons_opponents_come_first_and_hints_last
        server/test_fair_bots.py::test_no_rank_starves_behind_those_before_it
        server/test_fair_bots.py::test_races_that_nobody_watches_wait
        server/test_fair_bots.py::test_addresses_take_turns_and_the_people_of_an_address_too
        server/test_fair_bots.py::test_a_full_queue_says_so
    """,
    "9 bots spin on a full disk": """
        server/test_supervision.py::test_bots_do_not_spin_while_nothing_can_be_stored
        server/test_outages.py::test_a_full_disk
    """,
    "10 lists of megabytes, nothing expires": """
        server/test_door.py::test_lists_carry_summaries
        server/test_door.py::test_what_an_address_stores_has_a_quota
        server/test_personal_data.py::test_a_table_that_is_never_started_is_closed_and_then_deleted
    """,
    "11 an idle process costs as much as it brings": """
        server/test_processes.py::test_an_idle_process_keeps_no_races_and_hears_of_none
        server/test_processes.py::test_a_race_that_nobody_watches_any_more_is_dropped
        server/test_storage.py::test_a_process_hears_of_the_tables_that_it_follows_and_of_no_others
    """,
    "12 a seat is lost to others with its server": """
        server/test_processes.py::test_a_seat_is_known_elsewhere_even_if_its_server_dies_before_it_tells
    """,
    "13 parameters of libpq are a traceback": """
        server/test_storage.py::test_parameters_of_libpq_are_understood
        server/test_storage.py::test_parameters_that_mean_nothing_are_told_in_a_sentence
        server/test_storage.py::test_backup_and_doctor_understand_parameters_of_libpq
    """,
    "14 the house bends its dice": """
        server/test_dice.py::test_a_server_that_sits_last_cannot_search_for_its_dice
        server/test_dice.py::test_a_race_begins_when_every_seat_has_revealed_its_secret
        server/test_dice.py::test_a_seat_that_does_not_reveal_is_left_out_and_cannot_stall_the_race
        server/test_dice.py::test_a_rematch_is_sealed_anew
    """,
    "15 a revoked token still plays": """
        server/test_devices.py::test_a_revoked_token_closes_its_open_socket
    """,
    "16 a bot opens a rated table with itself": """
        server/test_hosting.py::test_a_bot_sits_in_no_rated_race_not_even_its_own
    """,
    "17 a class cannot enter": """
        server/test_floods.py::test_a_class_of_forty_behind_one_address_gets_in
    """,
    "18 statistics read all results": """
        server/test_sums.py::test_the_sums_are_those_of_the_results_on_sqlite
        server/test_sums.py::test_statistics_and_tracks_read_no_results_but_the_best
        server/test_storage.py::test_what_anybody_may_ask_for_reads_no_whole_table
    """,
    "19 a backup of an earlier schema is refused": """
        server/test_backup.py::test_a_backup_of_any_earlier_schema_is_restored_and_migrated
    """,
    "20 names that look alike, texts that hide something": """
        server/test_names.py::test_names_that_show_nothing_or_hide_something_are_refused
        server/test_names.py::test_people_at_one_table_have_names_that_look_different
        server/test_names.py::test_chat_at_the_table_is_cleaned
    """,
    "21 more sockets than allowed": """
        server/test_floods.py::test_sockets_are_counted_until_their_descriptors_are_closed
        server/test_security.py::test_sockets_of_an_address_are_limited
    """,
    "22 a long address is an error of the server": """
        server/test_door.py::test_a_long_address_is_a_page_like_any_other
        server/test_door.py::test_a_foreign_page_is_no_error_of_ours
    """,
    "23 replays and proofs are made anew": """
        server/test_told_again.py::test_it_is_made_once_and_known_by_its_tag
        server/test_told_again.py::test_a_race_that_goes_on_is_compressed_and_not_cached
    """,
    "24 two servers on one file": """
        server/test_storage.py::test_two_servers_cannot_share_an_sqlite_file_through_a_link
    """,
    "25 a clock that is set back": """
        server/test_tables.py::test_a_clock_that_is_set_back_deletes_no_new_talk
    """,
    "26 ports in addresses and names": """
        server/test_door.py::test_ports_in_forwarded_addresses_do_not_count
        server/test_door.py::test_a_name_may_come_with_the_port_of_its_scheme
    """,
}

LACKED = {
    "a second device": "server/test_devices.py::test_a_second_device_holds_the_same_seat",
    "recovery": "server/test_devices.py::test_a_passkey_recovers_everything_on_a_new_browser",
    "signing out": """
        server/test_devices.py::test_signing_out_here_ends_this_browser_only
        server/test_devices.py::test_signing_out_everywhere_ends_all_browsers_and_their_sockets
    """,
    "removing and muting people": """
        server/test_hosting.py::test_a_removed_person_does_not_come_back
        server/test_hosting.py::test_a_muted_person_says_nothing_more
    """,
    "bans": "server/test_admin.py::test_a_banned_person_is_not_served_and_their_sockets_close",
    "reports": """
        server/test_hosting.py::test_people_and_messages_are_reported
        server/test_admin.py::test_reports_are_listed_and_resolved
    """,
    "closing a race that goes on": "server/test_hosting.py::test_the_host_closes_a_race_that_goes_on",
    "export and deletion": """
        server/test_personal_data.py::test_the_export_has_everything_of_mine_and_no_keys
        server/test_personal_data.py::test_deleting_me_leaves_races_without_my_name
    """,
    "expiry": """
        server/test_personal_data.py::test_an_abandoned_race_is_closed
        server/test_personal_data.py::test_guests_who_are_gone_are_forgotten
    """,
    "an image, a service, examples of proxies": """
        server/test_deploy.py::test_the_services_fit_together
        server/test_deploy.py::test_the_image_runs_the_server_as_it_is_asked_about
        server/test_deploy.py::test_the_service_starts_with_options_that_exist
        server/test_deploy.py::test_a_race_through_nginx
        server/test_deploy.py::test_a_race_through_caddy
        server/test_proxy.py::test_a_table_lives_on_one_server_and_moves_when_it_dies
    """,
    "a base path": "server/test_base_path.py::test_everything_is_found_under_the_path",
    "an admin command": "server/test_admin.py::test_lists_are_lines_and_errors_are_sentences",
    "ids of requests": "server/test_request_ids.py::test_the_id_of_a_trusted_proxy_is_taken_if_it_is_one",
    "limits and thinking time as settings": """
        cli/test_configuration.py::test_every_limit_and_the_thinking_time_can_be_set
    """,
    "metrics elsewhere": "server/test_metrics_listener.py::test_they_are_told_there_and_nowhere_else",
}


def test_no_row_is_missing() -> None:
    assert [int(row.split()[0]) for row in BROKE] == list(range(1, 27))


@pytest.mark.parametrize("finding", [*BROKE, *LACKED])
def test_whatever_broke_has_its_tests(finding: str) -> None:
    proofs = {**BROKE, **LACKED}[finding].split()
    marks = []
    for proof in proofs:
        file, _, test = proof.partition("::")
        before, found, _ = (TESTS / file).read_text(encoding="utf-8").partition(f"def {test}(")
        assert found, f"{proof} is gone"
        marks.append(before.rpartition("\n\n\n")[2])
    assert not all("pytest.mark.long" in mark for mark in marks), "every run of the tests has one of them"
