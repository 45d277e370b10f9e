import { type FormEvent, useEffect, useState } from "react";
import { api, problemOf } from "../net/api";
import { T, useSay, voice } from "../text/say";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Segmented, Switch, TextField } from "./field";
import { LANGUAGES, useLanguage } from "./languages";
import { type HighlightPace, type Motion, type Theme, usePreferences } from "./preferences";
import css from "./settings-dialog.module.css";
import { play } from "./sounds";
import { toast } from "./toast";

const words = voice("web");
const SIZES = ["0.9", "1", "1.15", "1.3"] as const;

/** Everything a person can set for themselves. */
export function SettingsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog open={open} onClose={onClose} title={<T id="settings" />}>
      <div className={css.settings}>
        <NameField />
        <LanguageField />
        <Looks />
        <Signals />
      </div>
    </Dialog>
  );
}

function NameField() {
  const say = useSay();
  const [name, setName] = useState("");
  const [kept, setKept] = useState("");
  useEffect(() => {
    void api.me().then(
      (me) => {
        setName(me.name ?? "");
        setKept(me.name ?? "");
      },
      () => undefined,
    );
  }, []);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const me = await api.changeMe({ name: name.trim() });
      setKept(me.name ?? "");
      toast(words("name-kept"), "good", "check");
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  return (
    <form className={css.name} onSubmit={(event) => void save(event)}>
      <TextField
        label={say(words("your-name"))}
        hint={say(words("your-name-hint"))}
        value={name}
        maxLength={40}
        autoComplete="nickname"
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" disabled={!name.trim() || name.trim() === kept}>
        <T id="keep" />
      </Button>
    </form>
  );
}

function LanguageField() {
  const say = useSay();
  const [locale, change] = useLanguage();
  return (
    <Segmented
      label={say(words("language"))}
      value={locale}
      options={LANGUAGES.map((each) => ({ value: each.locale, label: each.name, lang: each.locale }))}
      onChange={change}
    />
  );
}

function Looks() {
  const say = useSay();
  const { theme, text, motion, highlights, set } = usePreferences();
  return (
    <>
      <Segmented<Theme>
        label={say(words("light"))}
        value={theme}
        options={[
          { value: "system", label: say(words("light-system")) },
          { value: "night", label: say(words("light-night")), icon: "theme" },
          { value: "daylight", label: say(words("light-day")), icon: "event-round-began" },
        ]}
        onChange={(value) => set({ theme: value })}
      />
      <Segmented
        label={say(words("text-size"))}
        value={String(text)}
        options={SIZES.map((size) => ({
          value: size,
          label: say(words("percent", { count: Math.round(+size * 100) })),
        }))}
        onChange={(value) => set({ text: Number(value) })}
      />
      <Segmented<Motion>
        label={say(words("motion"))}
        hint={say(words("motion-hint"))}
        value={motion}
        options={(["none", "fast", "normal", "slow"] as const).map((value) => ({
          value,
          label: say(words(`motion-${value}`)),
        }))}
        onChange={(value) => set({ motion: value })}
      />
      <Segmented<HighlightPace>
        label={say(words("highlights"))}
        hint={say(words("highlights-hint"))}
        value={highlights}
        options={(["none", "fast", "normal", "slow", "click"] as const).map((value) => ({
          value,
          label: say(words(`highlights-${value}`)),
        }))}
        onChange={(value) => set({ highlights: value })}
      />
    </>
  );
}

function Signals() {
  const say = useSay();
  const { sounds, notices, newcomer, cover, set } = usePreferences();
  const canNotify = "Notification" in window;
  const wish = async (on: boolean) => {
    if (!on) return set({ notices: false });
    const answer = await Notification.requestPermission();
    set({ notices: answer === "granted" });
    if (answer !== "granted") toast(words("notices-refused"), "bad");
  };
  return (
    <>
      <Switch
        label={say(words("newcomer"))}
        hint={say(words("newcomer-hint"))}
        on={newcomer}
        onChange={(on) => set({ newcomer: on, ...(on && { primers: [], answered: {} }) })}
      />
      <Switch
        label={say(words("cover"))}
        hint={say(words("cover-hint"))}
        on={cover}
        onChange={(on) => set({ cover: on })}
      />
      <Switch
        label={say(words("sounds"))}
        hint={say(words("sounds-hint"))}
        on={sounds}
        onChange={(on) => {
          set({ sounds: on });
          if (on) play("yours");
        }}
      />
      {canNotify && (
        <Switch
          label={say(words("notices"))}
          hint={say(words("notices-hint"))}
          on={notices}
          onChange={(on) => void wish(on)}
        />
      )}
    </>
  );
}
