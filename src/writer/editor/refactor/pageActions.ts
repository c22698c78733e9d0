// A table of the actions in the refactoring dialog: each row has form fields, and converts their values to a request.

import { refactorDialogMessages as words } from '#i18n/refactorDialogMessages';
import { templateMessages } from '#i18n/templateMessages';
import type { PageChoices, RefactorRequest } from '../../../core/site/manifest/refactorRequest.ts';
import { fileName, parentFolder } from '../../../core/site/urls/filePath.ts';
import { inFolder } from '../../../core/site/urls/folder.ts';
import { stripPageEnding } from '../../../core/site/urls/pageFileNames.ts';

/** The edited page, and the options that exist for it. */
export interface Subject {
  file: string;
  title: string;
  choices: PageChoices;
}

export type Values = Readonly<Record<string, string>>;

interface Option {
  value: string;
  label: string;
}

/** A form field: a select if it has options, else an input. */
export interface ActionField {
  name: string;
  label: string;
  hint?: (subject: Subject) => string;
  options?: (subject: Subject) => readonly Option[];
  suggestions?: (subject: Subject) => readonly Option[];
  initial?: (subject: Subject) => string;
  isOptional?: boolean;
  isNumber?: boolean;
}

export interface PageAction {
  name: keyof typeof words.actions;
  hint?: (subject: Subject) => string;
  fields: readonly ActionField[];
  /** Whether the form renders the list to reorder a folder's children. */
  orders?: boolean;
  toRequest: (subject: Subject, values: Values, order: readonly string[]) => RefactorRequest;
}

const labelOf = (folder: string) => folder || words.siteTop;

const folder: ActionField = {
  name: 'folder',
  label: words.folder,
  options: ({ choices }) => choices.folders.map((value) => ({ value, label: labelOf(value) })),
  initial: ({ file }) => parentFolder(file),
};

/** Selects the page, or the folder that contains the page. */
const subject: ActionField = {
  name: 'subject',
  label: words.subject,
  options: ({ file, choices }) => [
    { value: file, label: words.thisPage(file) },
    ...(parentFolder(file) === choices.top
      ? []
      : [{ value: parentFolder(file), label: words.wholeFolder(parentFolder(file)) }]),
  ],
  initial: ({ file }) => file,
};

export const PAGE_ACTIONS: readonly PageAction[] = [
  {
    name: 'new',
    fields: [
      { name: 'title', label: words.pageTitle },
      { name: 'name', label: words.fileName },
      folder,
      {
        name: 'template',
        label: words.template,
        options: () => Object.entries(templateMessages).map(([value, { label }]) => ({ value, label })),
        initial: () => 'task',
      },
      { name: 'position', label: words.position, isOptional: true, isNumber: true },
    ],
    toRequest: (_, { title = '', name = '', folder = '', template = '', position = '' }) => ({
      task: 'new',
      words: [inFolder(folder, name)],
      options: { title, template, ...(position !== '' && { position: Number(position) }) },
    }),
  },
  {
    name: 'rename',
    fields: [
      subject,
      { name: 'name', label: words.newWords, initial: ({ file }) => stripPageEnding(fileName(file)) },
    ],
    toRequest: (_, { subject = '', name = '' }) => ({ task: 'rename', words: [subject, name] }),
  },
  {
    name: 'title',
    fields: [{ name: 'title', label: words.newWords, initial: ({ title }) => title }],
    toRequest: ({ file }, { title = '' }) => ({ task: 'title', words: [file, title] }),
  },
  {
    name: 'heading',
    fields: [
      {
        name: 'heading',
        label: words.oldHeading,
        options: ({ choices }) => choices.headings.map(({ id, text }) => ({ value: id, label: text })),
        initial: ({ choices }) => choices.headings[1]?.id ?? choices.headings[0]?.id ?? '',
      },
      { name: 'text', label: words.newWords },
    ],
    toRequest: ({ file }, { heading = '', text = '' }) => ({ task: 'heading', words: [file, heading, text] }),
  },
  {
    name: 'move',
    fields: [subject, { ...folder, label: words.target }],
    toRequest: (_, { subject = '', folder = '' }) => ({ task: 'move', words: [subject, folder] }),
  },
  {
    name: 'delete',
    fields: [
      {
        name: 'to',
        label: words.replacement,
        hint: () => words.replacementHint,
        isOptional: true,
        suggestions: ({ file, choices }) =>
          choices.pages
            .filter((page) => page.file !== file)
            .map((page) => ({ value: page.file, label: page.title })),
      },
    ],
    toRequest: ({ file }, { to = '' }) => ({
      task: 'delete',
      words: [file],
      ...(to !== '' && { options: { to } }),
    }),
  },
  {
    name: 'category',
    fields: [folder, { name: 'name', label: words.folderName }, { name: 'label', label: words.label }],
    toRequest: (_, { folder = '', name = '', label = '' }) => ({
      task: 'category',
      words: [inFolder(folder, name)],
      options: { label },
    }),
  },
  {
    name: 'order',
    hint: ({ file }) => words.orderHint(labelOf(parentFolder(file))),
    fields: [],
    orders: true,
    toRequest: ({ file }, _, order) => ({ task: 'order', words: [parentFolder(file), ...order] }),
  },
  { name: 'undo', hint: () => words.undoHint, fields: [], toRequest: () => ({ task: 'undo', words: [] }) },
];

export function initialValues({ fields }: PageAction, given: Subject): Values {
  return Object.fromEntries(fields.map(({ name, initial }) => [name, initial?.(given) ?? '']));
}
