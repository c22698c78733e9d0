import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasOverlay } from '../../content/historyState.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Leaves the entry of a picture that a reload, or a step forward, comes to: there is nothing to be seen or closed. */
export function useLostPicture(): void {
  const navigate = useNavigate();
  const { location, type } = useCurrentPage();
  const isLost = type === 'POP' && hasOverlay(location, 'picture');
  useEffect(() => {
    if (isLost) void navigate(-1);
  }, [isLost, navigate]);
}
