/** Reads what searches; asked again, it is the same. */
export const importPanel = () => import(/* webpackChunkName: "search" */ './SearchPanel.tsx');
