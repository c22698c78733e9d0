import { messages } from '../../../core/i18n/messages.ts';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { deskAddress, isEditable } from '../../../core/site/urls/lateRoutes.ts';
import { findToken } from '../../content/sources/devServer.ts';
import type { Tool } from './tool.ts';

/**
 * The page's desk, for who has no link to it below the text: under `npm start`, and where the site asks for it.
 * Readers elsewhere are not led to a desk whose text has no place to go to.
 */
export const deskTool: Tool = ({ route, manifest }) => {
  const isWanted = manifest.site.editor ?? findToken() !== undefined;
  if (!isWanted || !isEditable(manifest, route) || editUrlOf(manifest, route.entry) !== undefined) return [];
  return [{ name: 'edit', label: messages.article.editThisPage, href: deskAddress(route.path) }];
};
