/** A field that finds a team while one types, by the combobox pattern of the ARIA Authoring Practices. */

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { TeamBadge } from '../identity/team-badge.tsx';
import { useVisitorKnown } from '../time/visitor.tsx';
import fields from '../ui/field.module.css';
import { countText } from '../util/count-text.ts';
import bar from './filter-bar.module.css';
import { type TeamOption, teamMatches } from './filter-events.ts';
import styles from './team-filter.module.css';

interface TeamFilterProps {
  teams: readonly TeamOption[];
  /** As in the URL; empty for all. */
  team: string;
  onChange: (team: string) => void;
}

export function TeamFilter({ teams, team, onChange }: TeamFilterProps) {
  const id = useId();
  const label = teams.find(({ value }) => value === team)?.label ?? '';
  // What is being typed, until a team is chosen; undefined while the list is closed.
  const [typed, setTyped] = useState<string>();
  const [activeValue, setActive] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const isOpen = typed !== undefined;
  // The name of the chosen team is no search.
  const matches = isOpen ? teamMatches(teams, typed === label ? '' : typed) : [];
  const active = matches.find(({ value }) => value === activeValue);
  const optionId = (value: string) => `${id}-${value}`;

  const type = (text: string) => {
    setTyped(text);
    // Enter takes the first that the text means.
    setActive(text.trim() === '' ? '' : (teamMatches(teams, text)[0]?.value ?? ''));
    if (text === '' && team !== '') onChange('');
  };
  const close = () => setTyped(undefined);
  const choose = (value: string) => {
    close();
    if (value !== team) onChange(value);
  };
  const move = (by: number) => {
    if (!isOpen) {
      setTyped(label);
      setActive(team);
      return;
    }
    const at = active ? matches.indexOf(active) + by : by > 0 ? 0 : -1;
    setActive(matches.at(at % matches.length)?.value ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' && active) choose(active.value);
    else if (key === 'Escape') {
      if (isOpen) close();
      else choose('');
    } else return;
    event.preventDefault();
  };
  // A text that means one team is as good as its choice.
  const meant = typed && typed !== label && matches.length === 1 ? matches[0] : undefined;
  const leave = () => (meant ? choose(meant.value) : close());

  // What was typed before hydration is followed, and chosen once the page can navigate.
  const followEarly = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text !== label) type(text);
  });
  useEffect(() => followEarly(), []);
  const leaveEarly = useEffectEvent(() => {
    if (meant || document.activeElement !== field.current) leave();
  });
  const isVisitorKnown = useVisitorKnown();
  useEffect(() => {
    if (isVisitorKnown) leaveEarly();
  }, [isVisitorKnown]);

  if (teams.length === 0) return null;
  return (
    <span className={styles.combobox}>
      <input
        ref={field}
        className={`${fields.field} ${bar.field}`}
        role="combobox"
        aria-label="Team"
        aria-autocomplete="list"
        aria-expanded={isOpen && matches.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && optionId(active.value)}
        autoComplete="off"
        spellCheck={false}
        placeholder="All teams"
        value={typed ?? label}
        onChange={({ target }) => type(target.value)}
        onClick={() => !isOpen && move(1)}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      {label !== '' && !isOpen && (
        <button
          type="button"
          className={styles.clear}
          aria-label="All teams"
          onClick={() => {
            choose('');
            field.current?.focus();
          }}
        >
          ×
        </button>
      )}
      {isOpen && (
        <div className={styles.popover}>
          <div id={`${id}-list`} role="listbox" aria-label="Teams">
            {matches.map(({ value, label: name, look }) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
              <div
                key={value}
                ref={value === active?.value ? bringIntoView : undefined}
                id={optionId(value)}
                role="option"
                tabIndex={-1}
                aria-selected={value === active?.value}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(value)}
              >
                <TeamBadge look={look} />
                {name}
              </div>
            ))}
          </div>
          <p role="status" className={matches.length > 0 ? 'visually-hidden' : undefined}>
            {matches.length > 0 ? countText(matches.length, 'team') : `No team matches “${typed}”`}
          </p>
        </div>
      )}
    </span>
  );
}

function bringIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}
