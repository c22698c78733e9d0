// Features of React that nobody here uses. Who wants one takes its row out.

/** Where a feature is entered, by which names it would be imported, and the kinds of elements (`tag`) that it makes. */
export const UNUSED = [
  {
    names: ['ViewTransition', 'addTransitionType'],
    tags: [30],
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
    // One that waits, what it hides meanwhile, what came without its inside, one that is not loaded yet.
    tags: [13, 22, 18, 16],
    functions: [
      'attachSuspenseRetryListeners',
      'commitSuspenseHydrationCallbacks',
      'getSuspenseInstanceFromFiber',
      'retryDehydratedSuspenseBoundary',
      'registerSuspenseInstanceRetry',
      'updateSuspenseComponent',
    ],
  },
  {
    // What comes later than it is drawn: promises among children and in transitions.
    names: ['useTransition'],
    functions: [
      'attachPingListener',
      'renderDidSuspendDelayIfPossible',
      'replaySuspendedUnitOfWork',
      'trackUsedThenable',
    ],
  },
  // A page that is drawn and waits for pictures and sheets; the browser's sign that an action goes on.
  {
    names: [],
    functions: ['defaultOnDefaultTransitionIndicator'],
    givesNull: ['waitForCommitToBeReady'],
  },
  { names: ['SuspenseList'], tags: [19], functions: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'] },
  {
    names: ['Activity'],
    tags: [31, 23],
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
    // What goes into the head, and the page's own root elements.
    tags: [26, 27],
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
      'extractEvents$1',
      'mountActionState',
      'rerenderActionState',
      'updateActionStateImpl',
    ],
  },
  // Measuring, and what was only ever tried: scopes, caches, tracing markers.
  { names: ['Profiler'], tags: [12, 21, 24, 25], functions: [] },
  // Events that nobody listens to.
  {
    names: ['onSelect', 'onBeforeInput'],
    functions: ['constructSelectEvent', 'getFallbackBeforeInputChars', 'getNativeBeforeInputChars'],
  },
  // Where an error was drawn, in words: `componentStack`; attributes of custom elements; what React's compiler and
  // `findDOMNode` want.
  {
    names: [],
    functions: [
      'findCurrentFiberUsingSlowPath',
      'getStackByFiberInDevAndProd',
      'setPropOnCustomElement',
      'useMemoCache',
    ],
  },
];
