/** The rulebook: a page to read, and a panel beside the table. */
import { useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { api } from "../net/api";
import { useSay } from "../text/say";
import type { RuleInfo } from "../wire";
import { useAsking } from "./asking";
import { Frame } from "./frame";
import { useBook, useFound } from "./rules/book";
import { Contents } from "./rules/contents";
import { RuleText } from "./rules/rule-text";
import { SearchField } from "./rules/search-field";
import css from "./rules.module.css";
import { Answered } from "./waiting";
import { useWords } from "./words";

/** What the address asks for: `?find=words&rule=id`. */
function asked(): { find: string; rule: string | null } {
  const query = new URLSearchParams(location.search);
  return { find: query.get("find") ?? "", rule: query.get("rule") };
}

export function RulesPage({ game }: { game: string }) {
  const w = useWords();
  const say = useSay();
  const book = useBook(game);
  const games = useAsking("games", api.games);
  const described = games.answer?.find((each) => each.name === game);
  const title = described ? say(described.title) : "";
  return (
    <Frame title={w("title-rules", { game: title })}>
      <Answered asking={book}>{(rules) => <Book key={game} game={game} title={title} rules={rules} />}</Answered>
    </Frame>
  );
}

function Book({ game, title, rules }: { game: string; title: string; rules: readonly RuleInfo[] }) {
  const w = useWords();
  const [find, setFind] = useState(() => asked().find);
  const [rule] = useState(() => asked().rule);
  const found = useFound(game, rules, find);
  const reading = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (find.trim()) query.set("find", find.trim());
    else query.delete("find");
    const rest = query.size > 0 ? `?${query}` : "";
    history.replaceState(history.state, "", `${location.pathname}${rest}`);
  }, [find]);

  return (
    <div className={css.book}>
      <header className={css.head}>
        <p className={css.game}>{title}</p>
        <h1>{w("rules-heading")}</h1>
      </header>
      <div className={css.search}>
        <SearchField find={find} onFind={setFind} found={found} within={reading} />
      </div>
      <div className={css.side}>
        <Contents chapters={found.chapters} />
      </div>
      <div ref={reading} className={css.text}>
        {found.rules.length === 0 ? <Nothing /> : <RuleText game={game} found={found} rule={rule} heading="h2" />}
      </div>
      <p className={css.keys}>{w("rules-shortcut")}</p>
    </div>
  );
}

function Nothing() {
  const w = useWords();
  return <p className={css.nothing}>{w("rules-none-why")}</p>;
}

interface RulesPanelProps {
  game: string;
  rule?: string | null;
  find?: string;
}

/** The rulebook for a drawer: the rule one asked about, and the search. */
export function RulesPanel({ game, rule = null, find: first = "" }: RulesPanelProps) {
  const book = useBook(game);
  return (
    <Answered asking={book}>{(rules) => <CompactRules game={game} rules={rules} rule={rule} first={first} />}</Answered>
  );
}

interface CompactRulesProps {
  game: string;
  rules: readonly RuleInfo[];
  rule: string | null;
  first: string;
}

function CompactRules({ game, rules, rule, first }: CompactRulesProps) {
  const w = useWords();
  const [find, setFind] = useState(first);
  const found = useFound(game, rules, find);
  const reading = useRef<HTMLDivElement>(null);
  useEffect(() => setFind(first), [first]);
  return (
    <div className={css.panel}>
      <div className={css.panelSearch}>
        <SearchField find={find} onFind={setFind} found={found} within={reading} />
      </div>
      <div ref={reading}>
        {found.rules.length === 0 ? (
          <Nothing />
        ) : (
          <RuleText game={game} found={found} rule={rule} heading="h3" compact />
        )}
      </div>
      <Link href={`/rules/${game}`} className={css.whole} target="_blank">
        {w("rules-whole")}
      </Link>
    </div>
  );
}
