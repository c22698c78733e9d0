import type { ComponentProps } from 'react';
import { messages } from '#i18n/messages';
import { loadChunk } from '../../platform/loadChunk.ts';
import { LazyDialog } from '../../ui/LazyDialog.tsx';
import type Lightbox from './Lightbox.tsx';

const loadLightbox = () => loadChunk(() => import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx'));

/** The lightbox as a lazy chunk. */
export function LazyLightbox(given: ComponentProps<typeof Lightbox>) {
  return <LazyDialog load={loadLightbox} given={given} words={messages.lazyPart} />;
}
