// Boards of the rules: the buttons step through pictures and what they show.
for (const board of document.querySelectorAll("figure.board")) {
  const steps = JSON.parse(board.dataset.steps);
  const picture = board.querySelector("img");
  const text = board.querySelector("output");
  const buttons = board.querySelectorAll("button");
  let at = 0;
  const show = (step) => {
    at = Math.min(Math.max(step, 0), steps.length - 1);
    picture.src = steps[at].picture;
    text.textContent = `${at + 1} of ${steps.length}: ${steps[at].text}`;
    buttons[0].disabled = at === 0;
    buttons[1].disabled = at === steps.length - 1;
    if (at + 1 < steps.length) new Image().src = steps[at + 1].picture;
  };
  for (const button of buttons) button.addEventListener("click", () => show(at + Number(button.dataset.step)));
  show(0);
}
