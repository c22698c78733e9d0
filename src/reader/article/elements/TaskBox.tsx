import type { ComponentProps } from 'react';
import type { ExtraProps } from 'react-markdown';
import { elementMessages } from '../../../core/i18n/elementMessages.ts';

/** The box of a task list's item: it only shows whether the task is done. */
export function TaskBox({ node: _, ...props }: ComponentProps<'input'> & ExtraProps) {
  const { taskDone, taskOpen } = elementMessages;
  return <input {...props} aria-label={props.checked ? taskDone : taskOpen} />;
}
