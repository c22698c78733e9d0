// A loader for React. It holds features that nobody uses here and no bundler can tell from the rest, since one switch
// over all kinds of elements leads to them: a fifth of the library. The functions that they begin with are emptied,
// and the minifier drops what was there for them only. Who wants one of the features takes its row out; a test goes
// through our imports.

/** Where a feature is entered, and by which names it would be imported. */
export const UNUSED = [
  {
    names: ['ViewTransition', 'addTransitionType'],
    functions: [
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'commitAfterMutationEffectsOnFiber',
      'commitAppearingPairViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitEnterViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'createViewTransitionInstance',
      'getViewTransitionClassName',
      'getViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'pushViewTransitionCancelableScope',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'scheduleViewTransitionEvent',
      'startViewTransition',
      'trackEnterViewTransitions',
    ],
  },
  {
    names: ['Suspense', 'lazy', 'use'],
    functions: [
      'attachSuspenseRetryListeners',
      'commitSuspenseHydrationCallbacks',
      'getSuspenseInstanceFromFiber',
      'retryDehydratedSuspenseBoundary',
      'registerSuspenseInstanceRetry',
      'updateSuspenseComponent',
    ],
  },
  { names: ['SuspenseList'], functions: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'] },
  {
    names: ['Activity'],
    functions: [
      'hideOrUnhideAllChildrenOnFiber',
      'recursivelyTraverseAtomicPassiveEffects',
      'recursivelyTraverseDisappearLayoutEffects',
      'recursivelyTraverseDisconnectPassiveEffects',
      'recursivelyTraverseReappearLayoutEffects',
      'recursivelyTraverseReconnectPassiveEffects',
      'updateActivityComponent',
      'updateOffscreenComponent',
    ],
  },
  {
    // References to fragments; they are no import.
    names: [],
    functions: [
      'addFragmentHandleToFiber',
      'commitFragmentInstanceDeletionEffects',
      'commitFragmentInstanceInsertionEffects',
      'commitNewChildToFragmentInstances',
    ],
    classes: ['FragmentInstance', 'ViewTransitionPseudoElement'],
  },
  {
    // Elements that are moved into the head, and files that are asked for ahead.
    names: ['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    functions: [
      'acquireResource',
      'createHoistableInstance',
      'getHydratableHoistableCache',
      'getResource',
      'isHostHoistableType',
      'mountHoistable',
      'preload',
      'preloadModule',
      'preloadResource',
      'preloadResourceAndSuspendIfNeeded',
      'preconnectAs',
      'preinitModuleScript',
      'preinitScript',
      'preinitStyle',
      'suspendResource',
    ],
  },
  {
    names: ['useActionState', 'useFormState', 'useFormStatus', 'requestFormReset'],
    functions: [
      'dispatchActionState',
      'ensureFormComponentIsStateful',
      'mountActionState',
      'rerenderActionState',
      'updateActionStateImpl',
    ],
  },
  // Where an error was drawn, in words: `componentStack`, and attributes of custom elements.
  { names: [], functions: ['getStackByFiberInDevAndProd', 'setPropOnCustomElement'] },
];

/** @param {string} code of the library */
export default function shakeReact(code) {
  for (const { functions, classes = [] } of UNUSED) {
    for (const name of functions)
      code = replaceOnce(code, new RegExp(`^function ${name}\\([^]*?^}$`, 'm'), `function ${name}() {}`);
    for (const name of classes)
      code = code.replace(new RegExp(`^${name}\\.prototype\\.\\w+ = function [^]*?^};$`, 'gm'), '');
  }
  return code;
}

function replaceOnce(code, written, instead) {
  if (!written.test(code))
    throw new Error(`React has other functions now: shakeReact.mjs looks for ${written}`);
  return code.replace(written, instead);
}
