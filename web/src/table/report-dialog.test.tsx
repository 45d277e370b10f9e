// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { api } from "../net/api";
import { Library } from "../text/library";
import { Speaking } from "../text/speech";
import { ReportDialog } from "./report-dialog";

const texts: Record<string, string> = {
  web: `
report = Report a problem
report-what = What went wrong?
report-hint = Hint
report-make = Make the report
report-ready = Report { $number } is ready.
report-later = Kept under the number { $number }.
report-earlier = Reported before
report-number = Report { $number }
report-fetch = Fetch the file
close = Close`,
};

let root: Root;

async function see(over: boolean): Promise<HTMLElement> {
  const library = new Library(async (domain) => texts[domain] ?? "x = x");
  await act(async () =>
    root.render(
      <Speaking locale="en" library={library}>
        <ReportDialog open onClose={() => undefined} code="ABCDEF" over={over} />
      </Speaking>,
    ),
  );
  await act(async () => undefined);
  return document.getElementById("here") as HTMLElement;
}

const links = (here: HTMLElement) => [...here.querySelectorAll("a")].map((each) => each.getAttribute("href"));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
  document.body.innerHTML = '<div id="here"></div>';
  root = createRoot(document.getElementById("here") as HTMLElement);
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("tells the number of a report at once and gives out its file when the game is over", async () => {
  vi.spyOn(api, "report").mockResolvedValue({ number: "048213", name: "ABCDEF-048213.json", ready: false });
  const here = await see(false);
  await act(async () => here.querySelector("form")?.requestSubmit());
  expect(here.textContent).toContain("Kept under the number 048213.");
  expect(links(here)).toEqual([]);

  await act(async () => root.render(null));
  expect((await see(false)).textContent).toContain("Report 048213");
  expect(links(here)).toEqual([]);
  expect(links(await see(true))).toEqual(["/api/tables/ABCDEF/reports/ABCDEF-048213.json"]);
});
