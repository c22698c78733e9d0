import { messages } from '../../core/messages.ts';
import type { Manifest, Version } from '../../core/model/manifest.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LazyPart } from '../../ui/LazyPart.tsx';
import styles from './SearchDialog.module.css';

interface SearchDialogProps {
  manifest: Manifest;
  version: Version;
  onClose: () => void;
}

/** Reads what searches; asked again, it is the same. */
export const importPanel = () => import(/* webpackChunkName: "search" */ './SearchPanel.tsx');

const loadPanel = () => loadPart(importPanel);

/** The search over the page. What searches is loaded when it is first opened. */
export function SearchDialog({ manifest, version, onClose }: SearchDialogProps) {
  return (
    <Dialog className={styles.dialog} aria-label={messages.search.open} onClose={onClose}>
      <LazyPart load={loadPanel} given={{ manifest, version }} words={messages.lazyPart} />
    </Dialog>
  );
}
