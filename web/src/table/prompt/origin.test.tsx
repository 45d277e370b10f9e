// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { Library } from "../../text/library";
import { Speaking } from "../../text/speech";
import { Origin } from "./origin";

const texts: Record<string, string> = {
  web: "encounter-whole = Read it whole\nencounter-shorten = Read less",
  kernel: "x = x",
};

afterEach(() => vi.restoreAllMocks());

async function opened(height: number): Promise<HTMLElement> {
  vi.spyOn(HTMLElement.prototype, "scrollHeight", "get").mockReturnValue(height);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(40);
  const box = document.createElement("div");
  const library = new Library(async (domain) => texts[domain] ?? "");
  await act(async () =>
    createRoot(box).render(
      <Speaking library={library} locale="en">
        <Origin title="The Invitation" text="Flip the card." />
      </Speaking>,
    ),
  );
  await act(async () => undefined);
  return box;
}

it("shows a text that has room without a button", async () => {
  const box = await opened(40);
  expect(box.textContent).toBe("The InvitationFlip the card.");
  expect(box.querySelector("button")).toBeNull();
});

it("opens a text that is cut, and shortens it again", async () => {
  const box = await opened(120);
  const button = box.querySelector("button")!;
  expect([button.textContent, button.ariaExpanded ?? button.getAttribute("aria-expanded")]).toEqual([
    "Read it whole",
    "false",
  ]);
  await act(async () => button.click());
  expect(box.querySelector("p")!.dataset.whole).toBe("true");
  expect(button.textContent).toBe("Read less");
  await act(async () => button.click());
  expect(box.querySelector("p")!.dataset.whole).toBeUndefined();
});
