/**
 * When something is, in one of the forms of time-forms.ts. The page is sent with the times of the league's zone; a script
 * writes the visitor's before the first paint (first-paint.ts), and React finds them there.
 */

import { type Dated, timeFacts } from './time-facts.ts';
import { type TimeForm, type TimeReader, writeFacts } from './time-forms.ts';

interface TimeProps {
  form: TimeForm;
  of: Dated;
  visitor: TimeReader;
  className?: string | undefined;
}

export function Time({ form, of, visitor, className }: TimeProps) {
  const facts = timeFacts(of);
  const { start, end, isOpen, offset } = facts;
  return (
    <time
      className={className}
      dateTime={start}
      data-form={form}
      data-end={end === start ? undefined : end}
      data-open={isOpen || undefined}
      data-offset={offset}
      suppressHydrationWarning
    >
      {writeFacts(form, facts, visitor)}
    </time>
  );
}
