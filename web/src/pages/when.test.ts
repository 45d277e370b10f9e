import { expect, it } from "vitest";
import { ago } from "./when";

const now = Date.parse("1926-10-31T23:00:00Z");

it("tells how long ago something was, in words", () => {
  expect(ago("en", "1926-10-31T22:59:40Z", now)).toBe("now");
  expect(ago("en", "1926-10-31T22:48:00Z", now)).toBe("12 minutes ago");
  expect(ago("ru", "1926-10-31T21:00:00Z", now)).toBe("2 часа назад");
  expect(ago("uk", "1926-10-30T12:00:00Z", now)).toBe("учора");
  expect(ago("en", "1926-11-01T00:00:00Z", now)).toBe("now");
});
