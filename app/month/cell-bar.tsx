/** What lasts several days: a bar over the cells of one week. */
import type { CSSProperties } from 'react';
import { SportIcon } from '../sport/sport-icon.tsx';
import styles from './month-cell.module.css';

interface CellBarProps {
  name: string;
  href: string;
  /** The tooltip: name, dates, place. */
  title: string;
  sport: string;
  /** Whether the sport's icon is in front of the name, where cells have several sports. */
  hasIcon?: boolean;
  /** The line of the cell, from 0. */
  line: number;
  days: number;
  continuesBefore: boolean;
  continuesAfter: boolean;
  isPeriod?: boolean;
  /** What is still open about its dates; such a bar is dashed. */
  openText?: string | undefined;
  status?: string;
  tabIndex: 0 | -1;
}

export function CellBar(props: CellBarProps) {
  const { name, sport, openText, days } = props;
  return (
    <a
      href={props.href}
      tabIndex={props.tabIndex}
      className={styles.bar}
      data-sport={sport}
      data-period={props.isPeriod || undefined}
      data-open={openText !== undefined || undefined}
      data-before={props.continuesBefore || undefined}
      data-after={props.continuesAfter || undefined}
      data-status={props.status}
      style={{ gridRow: rowOf(props.line), '--days': days } as CSSProperties}
      title={props.title}
    >
      {props.hasIcon && <SportIcon sport={sport} size={12} />}
      {name}
      {openText && <small> {openText}</small>}
    </a>
  );
}

/** The first row of a cell is the day's number. */
export function rowOf(line: number): number {
  return line + 2;
}
