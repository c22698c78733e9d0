// Features of React that nobody here uses. Who wants one takes its row out.

const words = (text) => text.trim().split(/\s+/);

/**
 * Where a feature is entered (`functions`, which do nothing then, and `givesNull`), by which names it would be imported,
 * the kinds of elements (`tag`) that it makes, and variables that without it keep one value for ever.
 */
export const UNUSED = [
  {
    names: ['ViewTransition', 'addTransitionType'],
    tags: [30],
    values: {
      entangledTransitionTypes: 'null',
      pendingTransitionTypes: 'null',
      pendingViewTransition: 'null',
      pendingViewTransitionEvents: 'null',
      shouldStartViewTransition: 'false',
      viewTransitionMutationContext: 'false',
    },
    functions: words(`
      applyViewTransitionName applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber
      commitAppearingPairViewTransitions commitDeletedPairViewTransitions commitEnterViewTransitions
      commitExitViewTransitions commitNestedViewTransitions createViewTransitionInstance
      getViewTransitionClassName getViewTransitionName measureNestedViewTransitions
      measureViewTransitionHostInstancesRecursive pushMutationContext pushViewTransitionCancelableScope
      queueTransitionTypes restoreEnterOrExitViewTransitions restoreNestedViewTransitions
      restorePairedViewTransitions restoreViewTransitionOnHostInstances scheduleViewTransitionEvent
      startViewTransition trackEnterViewTransitions`),
  },
  {
    names: ['Suspense', 'lazy', 'use'],
    // One that waits, what it hides meanwhile, what came without its inside, one that is not loaded yet.
    tags: [13, 22, 18, 16],
    functions: words(`
      attachSuspenseRetryListeners attemptContinuousHydration attemptHydrationAtCurrentPriority
      commitSuspenseHydrationCallbacks getSuspenseInstanceFromFiber retryDehydratedSuspenseBoundary
      registerSuspenseInstanceRetry updateSuspenseComponent`),
    // No place waits for its inside: whoever asks goes on without one.
    givesNull: ['getNextHydratableInstanceAfterHydrationBoundary', 'getParentHydrationBoundary'],
    values: {
      globalMostRecentFallbackTime: '0',
      offscreenDirectParentIsHidden: 'false',
      offscreenSubtreeIsHidden: 'false',
      shellBoundary: 'null',
      workInProgressRootDidSkipSuspendedSiblings: 'false',
      workInProgressRootIsPrerendering: 'false',
      workInProgressSuspendedRetryLanes: '0',
    },
  },
  {
    // What comes later than it is drawn: promises among children and in transitions.
    names: ['useTransition'],
    functions: words(`
      attachPingListener chainThenableValue entangleAsyncAction renderDidSuspendDelayIfPossible
      replaySuspendedUnitOfWork suspendIfUpdateReadFromEntangledAsyncAction trackUsedThenable unwrapThenable
      useThenable`),
    values: {
      currentEntangledActionThenable: 'null',
      currentEntangledLane: '0',
      didReadFromEntangledAsyncAction: 'false',
      suspendedThenable: 'null',
      thenableIndexCounter: '0',
      thenableIndexCounter$1: '0',
      thenableState: 'null',
      thenableState$1: 'null',
      workInProgressRootDidAttachPingListener: 'false',
    },
  },
  // A page that is drawn and waits for pictures and sheets; the browser's sign that an action goes on.
  {
    names: [],
    functions: words(`
      accumulateSuspenseyCommitOnFiber defaultOnDefaultTransitionIndicator onUnsuspend
      preloadInstanceAndSuspendIfNeeded suspendInstance`),
    givesNull: ['waitForCommitToBeReady'],
  },
  { names: ['SuspenseList'], tags: [19], functions: ['cutOffTailIfNeeded', 'updateSuspenseListComponent'] },
  {
    names: ['Activity'],
    tags: [31, 23],
    functions: words(`
      hideOrUnhideAllChildrenOnFiber recursivelyTraverseAtomicPassiveEffects
      recursivelyTraverseDisappearLayoutEffects recursivelyTraverseDisconnectPassiveEffects
      recursivelyTraverseReappearLayoutEffects recursivelyTraverseReconnectPassiveEffects
      updateActivityComponent updateOffscreenComponent`),
  },
  {
    // References to fragments; they are no import.
    names: [],
    functions: words(`
      addFragmentHandleToFiber commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects
      commitNewChildToFragmentInstances isFragmentInstanceParent traverseVisibleInstancesAndTextInstances`),
    methods: ['FragmentInstance.prototype', 'ViewTransitionPseudoElement.prototype'],
  },
  {
    // Elements that are moved into the head, and files that are asked for ahead.
    names: ['preload', 'preloadModule', 'preinit', 'preinitModule', 'preconnect', 'prefetchDNS'],
    // What goes into the head, and the page's own root elements.
    tags: [26, 27],
    functions: words(`
      acquireResource createHoistableInstance getHoistableRoot getHydratableHoistableCache getResource
      isHostHoistableType mountHoistable preload preloadModule preloadResource preloadResourceAndSuspendIfNeeded
      preconnectAs preinitModuleScript preinitScript preinitStyle suspendResource`),
    values: {
      currentHoistableRoot: 'null',
      previousHydratableOnEnteringScopedSingleton: 'null',
      tagCaches: 'null',
    },
  },
  {
    names: ['useActionState', 'useFormState', 'useFormStatus', 'requestFormReset'],
    functions: words(`
      dispatchActionState ensureFormComponentIsStateful extractEvents$1 mountActionState recursivelyResetForms
      requestFormReset rerenderActionState scheduleReplayQueueIfNeeded startHostTransition updateActionStateImpl`),
    values: { needsFormReset: 'false' },
  },
  {
    names: ['useDeferredValue'],
    functions: ['requestDeferredLane'],
    values: { workInProgressDeferredLane: '0' },
  },
  { names: ['useOptimistic'], functions: ['dispatchOptimisticSetState'] },
  {
    // What is kept for one drawing.
    names: ['cache', 'cacheSignal', 'unstable_useCacheRefresh'],
    functions: ['pushAsyncDispatcher', 'refreshCache', 'releaseCache', 'releaseRootPooledCache'],
  },
  // Measuring, strictness, reading a context by an element; what was only ever tried: scopes, caches, tracing markers.
  { names: ['Profiler', 'StrictMode', 'Consumer'], tags: [8, 9, 12, 21, 24, 25], functions: [] },
  // Events that nobody listens to.
  {
    names: words(`
      onSelect onBeforeInput onCompositionStart onCompositionUpdate onAnimationEnd onAnimationIteration
      onAnimationStart onDoubleClick onPointerEnter onPointerLeave onTransitionCancel onTransitionEnd
      onTransitionRun onTransitionStart`),
    functions: words(`
      constructSelectEvent getData getFallbackBeforeInputChars getNativeBeforeInputChars
      getVendorPrefixedEventName`),
    values: { isComposing: 'false', useFallbackCompositionData: 'false' },
  },
  // Where an error was drawn, in words: `componentStack`; attributes of custom elements; what React's compiler and
  // `findDOMNode` want.
  {
    names: [],
    functions: words(`
      findCurrentFiberUsingSlowPath getStackByFiberInDevAndProd setPropOnCustomElement useMemoCache`),
    methods: [
      'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
      'ReactDOMSharedInternals.findDOMNode',
    ],
  },
  // Children that come as something else than elements and their lists.
  { names: [], functions: ['getIteratorFn', 'readContextDuringReconciliation', 'resolveLazy'] },
];
