/** What a page shows while it waits, when the server is away, and when it said no. */
import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import { useSay } from "../text/say";
import { Button } from "../ui/button";
import type { Problem } from "../wire";
import type { Asking } from "./asking";
import { LinkButton } from "./link-button";
import css from "./waiting.module.css";
import { useWords } from "./words";

type Heading = "h1" | "h2";

/** Shows its child with the answer, or why there is none yet. */
interface AnsweredProps<Answer> {
  asking: Asking<Answer>;
  children: (answer: Answer) => ReactNode;
  /** Where the page has its heading already. */
  heading?: Heading;
}

export function Answered<Answer>({ asking, children, heading }: AnsweredProps<Answer>) {
  if (asking.answer !== undefined) return children(asking.answer);
  if (asking.problem) return <Refused problem={asking.problem} heading={heading} />;
  return asking.tryingIn === null ? <OneMoment /> : <Unreachable asking={asking} heading={heading} />;
}

export function OneMoment() {
  const w = useWords();
  return (
    <p className={css.moment} role="status">
      <Icon name="waiting" /> {w("loading")}
    </p>
  );
}

interface UnreachableProps {
  asking: Pick<Asking<unknown>, "tryingIn" | "again">;
  heading?: Heading | undefined;
}

export function Unreachable({ asking, heading: Title = "h1" }: UnreachableProps) {
  const w = useWords();
  return (
    <section className={css.notice}>
      <Icon name="disconnected" size={34} />
      <div role="alert">
        <Title>{w("unreachable")}</Title>
        <p>
          {w("unreachable-why")} <span className={css.count}>{w("trying-in", { seconds: asking.tryingIn ?? 0 })}</span>
        </p>
      </div>
      <Button onClick={asking.again}>{w("again")}</Button>
    </section>
  );
}

function Refused({ problem, heading: Title = "h1" }: { problem: Problem; heading: Heading | undefined }) {
  const w = useWords();
  const say = useSay();
  return (
    <section className={css.notice}>
      <Icon name="report" size={34} />
      <div role="alert">
        <Title>{say(problem.say)}</Title>
      </div>
      <LinkButton href="/">{w("to-games")}</LinkButton>
    </section>
  );
}
