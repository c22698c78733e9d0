// Functions of React that draw, in the form that what we use needs. Their free names are React's own: only their text is used.

/** Classes: one catches errors here, and has state. */
function updateClassComponent(current, workInProgress, Component, nextProps, renderLanes) {
  prepareToReadContext(workInProgress);
  let instance = workInProgress.stateNode;
  let shouldUpdate = true;
  if (instance === null) {
    instance = workInProgress.stateNode = new Component(nextProps);
    instance.updater = classComponentUpdater;
    instance._reactInternals = workInProgress;
    instance.refs = {};
    workInProgress.memoizedState = instance.state ?? null;
    initializeUpdateQueue(workInProgress);
  } else {
    const oldProps = workInProgress.memoizedProps;
    const oldState = workInProgress.memoizedState;
    if (current !== null) cloneUpdateQueue(current, workInProgress);
    hasForceUpdate = false;
    processUpdateQueue(workInProgress, nextProps, instance, renderLanes);
    shouldUpdate = oldProps !== nextProps || oldState !== workInProgress.memoizedState || hasForceUpdate;
    if (shouldUpdate && current !== null && typeof instance.componentDidUpdate === 'function')
      workInProgress.flags |= 4;
  }
  if (current === null && typeof instance.componentDidMount === 'function') workInProgress.flags |= 4194308;
  instance.props = nextProps;
  instance.state = workInProgress.memoizedState;
  markRef(current, workInProgress);
  const didCatch = (workInProgress.flags & 128) !== 0;
  if (!shouldUpdate && !didCatch) return bailoutOnAlreadyFinishedWork(current, workInProgress, renderLanes);
  const children = instance.render();
  workInProgress.flags |= 1;
  if (current !== null && didCatch) {
    workInProgress.child = reconcileChildFibers(workInProgress, current.child, null, renderLanes);
    workInProgress.child = reconcileChildFibers(workInProgress, null, children, renderLanes);
  } else reconcileChildren(current, workInProgress, children, renderLanes);
  workInProgress.memoizedState = instance.state;
  return workInProgress.child;
}

function resolveClassComponentProps(_Component, props) {
  return props;
}

/** Forms have no actions: no element has hooks of its own. */
function pushHostContext(fiber) {
  const context = contextStackCursor.current;
  const next = getChildHostContextProd(context, fiber.type);
  if (context !== next) {
    push(contextFiberStackCursor, fiber);
    push(contextStackCursor, next);
  }
}

function popHostContext(fiber) {
  if (contextFiberStackCursor.current === fiber) {
    pop(contextStackCursor);
    pop(contextFiberStackCursor);
  }
}

/** What is thrown is an error. */
function handleThrow(root, thrownValue) {
  currentlyRenderingFiber = null;
  ReactSharedInternals.H = ContextOnlyDispatcher;
  workInProgressSuspendedReason = 1;
  workInProgressThrownValue = thrownValue;
  if (workInProgress === null) {
    workInProgressRootExitStatus = 1;
    logUncaughtError(root, createCapturedValueAtFiber(thrownValue, root.current));
  }
}

function renderRootSync(root, lanes) {
  const prevExecutionContext = executionContext;
  executionContext |= 2;
  const prevDispatcher = pushDispatcher();
  if (workInProgressRoot !== root || workInProgressRootRenderLanes !== lanes) prepareFreshStack(root, lanes);
  renderUntil(root, workLoopSync);
  lastContextDependency = currentlyRenderingFiber$1 = null;
  executionContext = prevExecutionContext;
  ReactSharedInternals.H = prevDispatcher;
  const exitStatus = workInProgressRootExitStatus;
  if (workInProgress === null) {
    workInProgressRoot = null;
    workInProgressRootRenderLanes = 0;
    finishQueueingConcurrentUpdates();
  }
  return exitStatus;
}

function renderRootConcurrent(root, lanes) {
  const prevExecutionContext = executionContext;
  executionContext |= 2;
  const prevDispatcher = pushDispatcher();
  if (workInProgressRoot !== root || workInProgressRootRenderLanes !== lanes) prepareFreshStack(root, lanes);
  renderUntil(root, workLoopConcurrentByScheduler);
  lastContextDependency = currentlyRenderingFiber$1 = null;
  ReactSharedInternals.H = prevDispatcher;
  executionContext = prevExecutionContext;
  if (workInProgress !== null) return 0;
  workInProgressRoot = null;
  workInProgressRootRenderLanes = 0;
  finishQueueingConcurrentUpdates();
  return workInProgressRootExitStatus;
}

/** What both of them do. */
function renderUntil(root, loop) {
  for (;;)
    try {
      if (workInProgressSuspendedReason !== 0 && workInProgress !== null) {
        const unitOfWork = workInProgress;
        const thrownValue = workInProgressThrownValue;
        workInProgressSuspendedReason = 0;
        workInProgressThrownValue = null;
        throwAndUnwindWorkLoop(root, unitOfWork, thrownValue, 1);
      }
      loop();
      return;
    } catch (thrownValue) {
      handleThrow(root, thrownValue);
    }
}

/** A root keeps nothing between its drawings. */
function createCache() {
  return { refCount: 0 };
}

/** A name that is ours, for what two of them do. */
export const HELPER = renderUntil;

/** By the names that they have there. */
export const DRAWING = {
  createCache,
  handleThrow,
  popHostContext,
  pushHostContext,
  renderRootConcurrent,
  renderRootSync,
  resolveClassComponentProps,
  updateClassComponent,
};
