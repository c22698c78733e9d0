import { useCallback, useEffect, useState } from 'react';
import { deferredMessages } from '#i18n/deferredMessages';
import { messages } from '#i18n/messages';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { useLoadMore } from '../../content/queries/ContentProvider.tsx';
import { loadChunk } from '../../platform/loadChunk.ts';
import { closeDialog, Dialog } from '../../ui/Dialog.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LazyComponent } from '../../ui/LazyComponent.tsx';
import { importPanel } from './SearchButton.tsx';
import styles from './SearchDialog.part.module.css';

interface SearchDialogProps {
  manifest: Manifest;
  version: Version;
  onClose: () => void;
}

/** The search dialog; its panel is a lazy chunk. */
export default function SearchDialog({ manifest, version, onClose }: SearchDialogProps) {
  const readMore = useLoadMore();
  const load = useCallback(async () => {
    const [panel] = await Promise.all([loadChunk(importPanel), readMore()]);
    return panel;
  }, [readMore]);
  // The dialog would focus a close button, and a space typed for the search would press it: the button is
  // rendered after the dialog has opened.
  const [hasClose, setClose] = useState(false);
  useEffect(() => setClose(true), []);
  return (
    <Dialog className={styles.dialog} aria-label={messages.search.open} onClose={onClose}>
      <LazyComponent
        load={load}
        given={{ manifest, version }}
        words={messages.lazyPart}
        waiting={
          <>
            <p role="status">{messages.lazyPart.loading}</p>
            {hasClose && <CloseButton />}
          </>
        }
        instead={<CloseButton />}
      />
    </Dialog>
  );
}

/** A close button for phones, where the dialog covers its backdrop, so that no click outside can close it. */
function CloseButton() {
  return (
    <IconButton
      icon="close"
      className={styles.close}
      name={deferredMessages.closeSearch}
      onClick={closeDialog}
    />
  );
}
