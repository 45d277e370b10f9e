import { describe, expect, it } from "vitest";
import { domainOf, Library } from "./library";
import { makeSay, voice } from "./say";

const KERNEL = "list-none = none\nlist-and = { $head } and { $last }\n";
const GAME = `${KERNEL}
place = Hall
    .to = to the Hall
plain-place = Yard
go = { $who } goes { $where-to }.
all = { $names }: { $names-count ->
    [one] one
   *[other] { $names-count }
}
gendered = { $monster-gender ->
    [f] she
   *[m] he
}
horde = horde
    .gender = f
card = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
    .long = the pile of { $count }
holds = holds { $what-long }
    .do = hold { $what-long }
either = { $way-do }
joined = { CLAUSE($first) }; { DECAPITALIZE($last) }
after = then{ COMMA_BEFORE("if", $rest) } { DECAPITALIZE($rest) }
inside = If so: { DECAPITALIZE($then) } { CAPITALIZE($rest) }.
`;
const game = voice("game");
const say = makeSay("en", { game: GAME, kernel: KERNEL });

describe("saying a message", () => {
  it("brings the forms of a name that stands inside another", () => {
    expect(say(game("go", { who: "Ann", where: game("place") }))).toBe("Ann goes to the Hall.");
  });

  it("falls back to the plain name for a form the name does not have", () => {
    expect(say(game("go", { who: "Ann", where: game("plain-place") }))).toBe("Ann goes Yard.");
  });

  it("goes on in small letters after a colon, and begins a sentence with a capital", () => {
    const then = game("go", { who: "Їжак", where: game("place") });
    expect(say(game("inside", { then, rest: game("horde") }))).toBe("If so: їжак goes to the Hall. Horde.");
  });

  it("joins sentences without the capital and the full stop between them", () => {
    const first = game("go", { who: "Ann", where: game("place") });
    expect(say(game("joined", { first, last: "Bob stays." }))).toBe("ann goes to the Hall; bob stays.");
  });

  it("puts a comma only before the word that needs one", () => {
    expect(say(game("after", { rest: "If it rains, go." }))).toBe("then, if it rains, go.");
    expect(say(game("after", { rest: "Iffy, go." }))).toBe("then iffy, go.");
  });

  it("joins lists in words and tells how many there are", () => {
    const names = ["place", "plain-place", "horde"].map((id) => game(id));
    expect(say(game("all", { names }))).toBe("Hall, Yard and horde: 3");
    expect(say(game("all", { names: [game("place")] }))).toBe("Hall: one");
    expect(say(game("all", { names: [] }))).toBe("none: 0");
  });

  it("selects by the form of a name", () => {
    expect(say(game("gendered", { monster: game("horde") }))).toBe("she");
    expect(say(game("gendered", { monster: game("place") }))).toBe("he");
  });

  it("gives the arguments of a name to its forms", () => {
    expect(say(game("holds", { what: game("card", { count: 5 }) }))).toBe("holds the pile of 5");
  });

  it("gives the forms of its arguments to the forms of a message", () => {
    const way = game("holds", { what: game("card", { count: 5 }) });
    expect(say(game("either", { way }))).toBe("hold the pile of 5");
    expect(say(game("either", { way: game("go", { who: "Ann", where: game("place") }) }))).toBe(
      "Ann goes to the Hall.",
    );
  });

  it("says the id of a message that is not there, and nothing while its texts are on their way", () => {
    expect(say(game("unheard-of"))).toBe("unheard-of");
    expect(say({ domain: "later", id: "anything" })).toBe("");
  });
});

describe("the library", () => {
  it("names a domain by the folder its texts lie in", () => {
    expect(domainOf("../locale/en.ftl")).toBe("web");
    expect(domainOf("../pages/locale/ru.ftl")).toBe("web-pages");
    expect(domainOf("../games/final-hour/locale/uk.ftl")).toBe("web-final-hour");
  });

  it("fetches a domain once, and again after a failure", async () => {
    let asked = 0;
    const library = new Library(async () => {
      asked += 1;
      if (asked === 1) throw new Error("away");
      return "hello = Hello";
    });
    await expect(library.load("game", "en")).rejects.toThrow("away");
    await Promise.all([library.load("game", "en"), library.load("game", "en")]);
    await library.load("game", "en");
    expect(asked).toBe(2);
    expect(library.get("game", "en")?.hasMessage("hello")).toBe(true);
    expect(library.get("game", "ru")).toBeUndefined();
  });
});
