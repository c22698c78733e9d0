import { useIsFetching } from '@tanstack/react-query';
import { fileOfRoute } from '../../../core/site/urls/route.ts';
import { docKey } from '../../content/queries/contentReader.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Whether the text of a page that did not come is being read again: the page stays as it is meanwhile. */
export function useIsAskedAgain(): boolean {
  const { route, content } = useCurrentPage();
  const file = fileOfRoute(route);
  const reads = useIsFetching({ queryKey: docKey(file ?? ''), exact: true });
  return 'error' in content && file !== undefined && reads > 0;
}
