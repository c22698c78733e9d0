import type { ComponentProps } from 'react';
import { messages } from '#i18n/messages';
import { loadChunk } from '../../platform/loadChunk.ts';
import { LazyComponent } from '../../ui/LazyComponent.tsx';
import type Lightbox from './Lightbox.tsx';

const loadLightbox = () => loadChunk(() => import(/* webpackChunkName: "lightbox" */ './Lightbox.tsx'));

/** The lightbox as a lazy chunk, loaded when the first image is enlarged. */
export function LazyLightbox(given: ComponentProps<typeof Lightbox>) {
  return <LazyComponent load={loadLightbox} given={given} words={messages.lazyPart} waiting="" />;
}
