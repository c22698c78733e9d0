// Adds the edits of another engine's navigation to a plan. The names of pages in its texts propose edits, and the adapter
// decides: it reads the edited texts, in which nothing but the changed pages may be different.
import { adapterMessages as messages } from '#i18n/adapterMessages';
import { applyEdits, type TextEdit } from '../../../core/document/textEdits.ts';
import { parentFolder } from '../../../core/site/urls/filePath.ts';
import { isBelow, pathInside } from '../../../core/site/urls/folder.ts';
import { relativePath } from '../../../core/site/urls/linkPath.ts';
import { isMarkdownFile, stripPageEnding } from '../../../core/site/urls/pageFileNames.ts';
import { fileToId } from '../../../core/site/urls/slug.ts';
import type { FileChange, Plan } from '../../../writer/refactor/plan.ts';
import { relocate } from '../../../writer/refactor/relocation.ts';
import type { SiteFiles } from '../../../writer/refactor/siteFiles.ts';
import { copyEntry, entryOf, insertAfter, listRemovals, reorder, replaceText } from './editNavNodes.ts';
import type { NavFiles, Texts } from './navFiles.ts';
import { listTexts, type NavNode } from './navNode.ts';
import { describeSidebars, hasPage, insideDir, type NavState } from './navTree.ts';
import { type PageChange, readPageChange } from './pageChange.ts';
import { mayName, type NamePair, pairPaths, pathIn, respell } from './pageNames.ts';
import { parseNavFile } from './parseNavFile.ts';

/** A text in a navigation file that may name a changed page. */
interface Slot {
  file: string;
  source: string;
  node: NavNode;
  pairs: readonly NamePair[];
}

interface Edit {
  file: string;
  edits: readonly TextEdit[];
}

/** @returns the plan with the edits of the navigation, and with a note on each that is left to the writer */
export async function writeNavigation(site: SiteFiles, nav: NavFiles, plan: Plan): Promise<Plan> {
  const change = readPageChange(site, plan);
  if (nav.before.sidebars.length === 0 || change.own.size === 0) return plan;
  return new NavigationWriter(site, nav, plan, change, await nav.textsOf(plan)).write();
}

class NavigationWriter {
  readonly #site: SiteFiles;
  readonly #nav: NavFiles;
  readonly #plan: Plan;
  readonly #change: PageChange;
  /** The files of the plan. */
  readonly #planned: Texts;
  /** Texts of the navigation files with the edits so far. */
  readonly #texts: Map<string, string>;
  readonly #names: Parameters<NavFiles['read']>[1];
  readonly #rest: string;
  /** Paths of all pages in the sidebars, also from the folder above their language, without ending. */
  readonly #paths: ReadonlySet<string>;
  readonly #notes: string[] = [];

  constructor(site: SiteFiles, nav: NavFiles, plan: Plan, change: PageChange, planned: Texts) {
    this.#site = site;
    this.#nav = nav;
    this.#plan = plan;
    this.#change = change;
    this.#planned = planned;
    this.#texts = new Map(
      [...nav.texts].flatMap(([file, text]): [string, string][] => {
        const moved = plan.moves.find(({ from }) => from === file)?.to ?? file;
        const planned = plan.changes.find((each) => each.file === moved);
        return planned?.after === undefined && planned !== undefined ? [] : [[moved, planned?.after ?? text]];
      }),
    );
    const moves = new Map([...change.moved].flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])));
    this.#names = {
      removed: [...change.moved.keys()],
      manifests: [relocate(site.manifest, moves, new Map()).after, site.manifest],
    };
    this.#rest = this.#restOf(nav.before);
    const folders = ['', ...nav.before.dirs.map(parentFolder)];
    const paths = nav.before.entries.flatMap(({ file }) => (file === undefined ? [] : stripPageEnding(file)));
    this.#paths = new Set(folders.flatMap((folder) => paths.map((path) => pathInside(folder, path))));
  }

  async write(): Promise<Plan> {
    if (this.#change.moved.size > 0 && !(await this.#respellAll())) await this.#editEach();
    const state = await this.#read(this.#texts);
    const added = [...this.#change.moved].flatMap(([from, to]) =>
      to !== undefined && hasPage(this.#nav.before, from) ? [[to, from] as const] : [],
    );
    const pages = [...added, ...this.#change.created.map((file) => [file, undefined] as const)];
    for (const [file, from] of pages) if (!hasPage(state, file)) await this.#insert(file, from);
    return this.#toPlan();
  }

  #read(texts: Texts): Promise<NavState> {
    return this.#nav.read(new Map([...this.#planned, ...texts]), this.#names);
  }

  #edited({ file, edits }: Edit): Map<string, string> {
    return new Map(this.#texts).set(file, applyEdits(this.#texts.get(file) ?? '', edits));
  }

  #restOf = (state: NavState) =>
    describeSidebars(state, { without: this.#change.own, rename: (path) => this.#renameFolder(path) });

  #renameFolder(path: string): string {
    for (const [from, to] of this.#change.folders) {
      const [inFrom, inTo] = [insideDir(this.#nav.before, from), insideDir(this.#nav.before, to)];
      if (path === from) return to;
      if (path.includes(`/${inFrom}/`)) return path.replace(`/${inFrom}/`, `/${inTo}/`);
    }
    return path;
  }

  /** The names of a page, as a file may have them. */
  #pairsOf(file: string, to: string | undefined, navFile: string): NamePair[] {
    const { before } = this.#nav;
    const after = to ?? file;
    const entries = this.#names.manifests.map((manifest) => manifest.versions.flatMap(({ docs }) => docs));
    const [[doc], [old]] = [
      entries.map((docs) => docs.find((each) => each.file === after)),
      [entries[1]?.find((each) => each.file === file)],
    ];
    const ending = pairPaths(file, after)[0]?.ending ?? '';
    const named = (from: string | undefined, name: string | undefined): NamePair[] =>
      from === undefined || name === undefined ? [] : [{ from, to: name, ending }];
    const folder = parentFolder(navFile);
    const relative = [relativePath(folder, file), relativePath(folder, after)] as const;
    return [
      ...pairPaths(insideDir(before, file), insideDir(before, after)),
      ...named(old?.id, doc?.id ?? fileToId(insideDir(before, after), {})),
      ...named(trim(old?.path), trim(doc?.path)),
      ...(relative[0].startsWith('../') ? pairPaths(...relative) : []),
    ];
  }

  async #findSlots(pairsIn: (file: string) => readonly NamePair[]): Promise<Slot[]> {
    const slots: Slot[] = [];
    for (const [file, source] of this.#texts) {
      const root = await parseNavFile(source, file);
      const pairs = pairsIn(file);
      for (const node of root === undefined ? [] : listTexts(root))
        if (mayName(node.text ?? '', pairs) && !this.#isOther(node.text ?? '', pairs))
          slots.push({ file, source, node, pairs });
    }
    return slots;
  }

  /** Whether a text is the path of another page, such as that in another language. */
  #isOther(text: string, pairs: readonly NamePair[]): boolean {
    const path = pathIn(text);
    return this.#paths.has(path) && !pairs.some(({ from }) => from === path);
  }

  #findOwnSlots(): Promise<Slot[]> {
    const { moved, folders } = this.#change;
    return this.#findSlots((file) => [
      ...[...moved].flatMap(([from, to]) => this.#pairsOf(from, to, file)),
      ...folders.map(([from, to]): NamePair => {
        const [inside, after] = [insideDir(this.#nav.before, from), insideDir(this.#nav.before, to)];
        return { from: inside, to: after, ending: '' };
      }),
    ]);
  }

  /** Replaces all names that can mean nothing else. Whether the sidebars then are as before, with the new paths. */
  async #respellAll(): Promise<boolean> {
    const { moved } = this.#change;
    if ([...moved.values()].includes(undefined)) return false;
    const texts = new Map(this.#texts);
    const edits = new Map<string, TextEdit[]>();
    for (const { file, node, pairs } of await this.#findOwnSlots()) {
      const [found] = respell(node.text ?? '', pairs);
      if (found?.isSure) edits.set(file, [...(edits.get(file) ?? []), replaceText(node, found.text)]);
    }
    for (const [file, list] of edits) texts.set(file, applyEdits(texts.get(file) ?? '', list));
    const wanted = describeSidebars(this.#nav.before, {
      rename: (path) => moved.get(path) ?? this.#renameFolder(path),
    });
    const state = await this.#read(texts);
    if (describeSidebars(state) !== wanted || state.unread > this.#nav.before.unread) return false;
    for (const [file, text] of texts) this.#texts.set(file, text);
    return true;
  }

  /** Replaces or removes each name by itself, where that changes the entries of the changed pages alone. */
  async #editEach(): Promise<void> {
    const base = await this.#read(this.#texts);
    const edits = new Map<string, TextEdit[]>();
    const left: Slot[] = [];
    for (const slot of await this.#findOwnSlots()) {
      const edit = await this.#findEdit(slot, base);
      if (edit === undefined) left.push(slot);
      const known = edits.get(slot.file) ?? [];
      edits.set(slot.file, [
        ...known,
        ...(edit ?? []).filter((each) => !known.some((other) => overlap(each, other))),
      ]);
    }
    const texts = new Map(this.#texts);
    for (const [file, list] of edits) texts.set(file, applyEdits(texts.get(file) ?? '', list));
    const state = await this.#read(texts);
    if (this.#restOf(state) === this.#rest) for (const [file, text] of texts) this.#texts.set(file, text);
    const kept = this.#restOf(state) === this.#rest ? state : base;
    const names = new Set(this.#change.moved.keys());
    if (kept.entries.some(({ file }) => file !== undefined && names.has(file))) this.#noteLeft(left);
  }

  async #findEdit({ file, source, node, pairs }: Slot, base: NavState): Promise<TextEdit[] | undefined> {
    const isDeleted = [...this.#change.moved.values()].includes(undefined);
    const text = node.text ?? '';
    for (const { text: name, isSure } of isDeleted ? [] : respell(text, pairs)) {
      const edits = [replaceText(node, name)];
      const state = await this.#read(this.#edited({ file, edits }));
      if (this.#concernsOwn(base, state, isSure) && this.#keepsLabels(state)) return edits;
    }
    const isSure = pairs.some((pair) => respell(text, [{ ...pair, to: 'x' }])[0]?.isSure);
    for (const edits of listRemovals(source, node)) {
      const texts = this.#edited({ file, edits });
      if (this.#concernsOwn(base, await this.#read(texts), isSure)) return edits;
      const before = await this.#nav.read(new Map([[file, texts.get(file)]]), this.#names);
      if (this.#concernsOwn(this.#nav.before, before, isSure)) return edits;
    }
    return (await this.#placesOwn(source, node, file)) ? listRemovals(source, node)[0] : undefined;
  }

  /** Whether an entry whose removal has no effect has one in another place: engines list the other pages by name. */
  async #placesOwn(source: string, node: NavNode, file: string): Promise<boolean> {
    const entry = entryOf(node);
    const [first, ...others] = entry?.parent?.children ?? [];
    if (entry === undefined || first === undefined || others.length === 0) return false;
    const order =
      entry === first ? [...others, entry] : [entry, first, ...others.filter((each) => each !== entry)];
    const text = applyEdits(source, reorder(source, order));
    const state = await this.#nav.read(new Map([[file, text]]), this.#names);
    return this.#concernsOwn(this.#nav.before, state, false);
  }

  #concernsOwn(base: NavState, state: NavState, isSure: boolean): boolean {
    const hasEffect =
      describeSidebars(state) !== describeSidebars(base) ||
      state.unread < base.unread ||
      (isSure && state.all !== base.all);
    return hasEffect && this.#restOf(state) === this.#rest;
  }

  #keepsLabels(state: NavState): boolean {
    const labelsOf = ({ entries }: NavState) =>
      entries.flatMap(({ file, label }) => (file !== undefined && this.#change.own.has(file) ? [label] : []));
    const known = new Set(labelsOf(this.#nav.before));
    return labelsOf(state).every((label) => label === undefined || known.has(label));
  }

  /** Lists a page after the last one of its folder, or of the folder above. */
  async #insert(file: string, from: string | undefined): Promise<void> {
    const base = await this.#read(this.#texts);
    const dir = [...base.dirs].sort((a, b) => b.length - a.length).find((each) => isBelow(each, file));
    if (dir === undefined) return;
    const inDir = base.entries.filter(
      (entry) => entry.file !== undefined && isBelow(dir, entry.file) && isMarkdownFile(entry.file),
    );
    const depth = (path = '') => countShared(parentFolder(path), parentFolder(file));
    const siblings = inDir
      .map((entry, at) => ({ ...entry, at }))
      .sort((a, b) => depth(b.file) - depth(a.file) || b.at - a.at);
    const title = await this.#titleOf(file, from);
    let place: Slot | undefined;
    for (const { file: sibling = '', label } of siblings.slice(0, MAX_SIBLINGS)) {
      const slots = await this.#findSlots((navFile) => this.#pairsOf(sibling, file, navFile));
      place ??= slots[0];
      for (const slot of slots)
        for (const { text } of respell(slot.node.text ?? '', slot.pairs)) {
          const entry = entryOf(slot.node);
          const copy = entry && copyEntry(slot.source, entry, slot.node, { name: text, title, label });
          if (entry === undefined || copy === undefined) continue;
          const texts = this.#edited({ file: slot.file, edits: insertAfter(slot.source, entry, copy) });
          const state = await this.#read(texts);
          if (this.#restOf(state) !== this.#rest || !hasPage(state, file)) continue;
          if (state.unread > base.unread) continue;
          this.#texts.set(slot.file, texts.get(slot.file) ?? '');
          return;
        }
    }
    const [first = ''] = this.#texts.keys();
    this.#notes.push(
      messages.addByHand(
        place?.file ?? first,
        place === undefined ? 1 : lineAt(place),
        insideDir(base, file),
      ),
    );
  }

  async #titleOf(file: string, from: string | undefined): Promise<string> {
    const old = this.#nav.before.entries.find((entry) => from !== undefined && entry.file === from)?.label;
    const docs = this.#site.manifest.versions.flatMap((version) => version.docs);
    const heading = /^# +(.+)$/m.exec(this.#planned.get(file) ?? '')?.[1]?.trim();
    return old ?? docs.find((doc) => doc.file === from)?.title ?? heading ?? file;
  }

  #noteLeft(slots: readonly Slot[]): void {
    for (const slot of slots) {
      const [wanted] = respell(slot.node.text ?? '', slot.pairs);
      this.#notes.push(messages.changeByHand(slot.file, lineAt(slot), slot.node.text ?? '', wanted?.text));
    }
    const [first = ''] = this.#texts.keys();
    for (const [from, to] of slots.length === 0 ? this.#change.moved : []) {
      const [name, wanted] = [from, to].map(
        (path) => path && stripPageEnding(insideDir(this.#nav.before, path)),
      );
      this.#notes.push(messages.changeByHand(first, 1, name ?? from, wanted));
    }
  }

  #toPlan(): Plan {
    const plan = { ...this.#plan, changes: [...this.#plan.changes], moves: [...this.#plan.moves] };
    for (const [file, after] of this.#texts) {
      const move = plan.moves.find(({ to }) => to === file);
      const before = this.#nav.texts.get(move?.from ?? file);
      const planned = plan.changes.find((change) => change.file === file);
      if (after === (planned?.after ?? before)) continue;
      if (planned !== undefined) {
        plan.changes.splice(plan.changes.indexOf(planned), 1, { ...planned, after });
        continue;
      }
      const added: FileChange[] =
        move === undefined
          ? [{ file, before, after }]
          : [
              { file: move.from, before, after: undefined },
              { file, before: undefined, after, from: move.from },
            ];
      plan.changes.push(...added);
      plan.moves = plan.moves.filter((each) => each !== move);
    }
    plan.changes.sort((a, b) => (a.file < b.file ? -1 : 1));
    return { ...plan, notes: [...plan.notes, ...this.#notes] };
  }
}

const MAX_SIBLINGS = 30;

const trim = (path: string | undefined) => path?.replace(/^\/+|\/+$/g, '');

const lineAt = ({ source, node }: Slot) => source.slice(0, node.start).split('\n').length;

const overlap = (a: TextEdit, b: TextEdit) =>
  a.offset < b.offset + b.length && b.offset < a.offset + a.length;

/** How many folders two paths have in common. */
function countShared(a: string, b: string): number {
  const [one, other] = [a.split('/'), b.split('/')];
  const end = one.findIndex((name, at) => name !== other[at]);
  return end < 0 ? one.length : end;
}
