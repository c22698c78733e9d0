import { buildPage } from '../../core/site/nav/pageModel.ts';
import { ArticleWorldContext } from '../article/ArticleWorld.ts';
import { useArticleActions } from '../article/actions/useArticleActions.tsx';
import { PageHead } from './PageHead.tsx';
import { useArticleWorldOf } from './useArticleWorldOf.ts';

/**
 * What draws a page around its text. The writer's desk draws with the same, and asks a page's part for it: what two
 * parts import stands in each of them, and the first visit would pay.
 */
export const articleParts = {
  ArticleWorldContext,
  PageHead,
  buildPage,
  useArticleActions,
  useArticleWorldOf,
};
