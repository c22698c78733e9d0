// Functions of React that put on the screen what was drawn, and hear events, in the form that what we use needs. Their
// free names are React's own: only their text is used.
// biome-ignore-all lint/correctness/noUnusedFunctionParameters: callers give all of them

/** Nothing is waited for: no style sheets, no pictures, no view transitions. */
function completeRootWhenReady(
  root,
  finishedWork,
  recoverableErrors,
  transitions,
  didIncludeRenderPhaseUpdate,
  lanes,
  spawnedLane,
  updatedLanes,
  suspendedRetryLanes,
  didSkipSuspendedSiblings,
  exitStatus,
) {
  root.timeoutHandle = -1;
  completeRoot(
    root,
    finishedWork,
    lanes,
    recoverableErrors,
    transitions,
    didIncludeRenderPhaseUpdate,
    spawnedLane,
    updatedLanes,
    suspendedRetryLanes,
    didSkipSuspendedSiblings,
    exitStatus,
    null,
  );
}

/** What has the focus keeps it, and inputs their selection. No element of ours is edited as a whole. */
function commitBeforeMutationEffects(root, firstChild) {
  eventsEnabled = _enabled;
  const focusedElem = getActiveElementDeep();
  selectionInformation = {
    focusedElem,
    selectionRange: hasSelectionCapabilities(focusedElem)
      ? { start: focusedElem.selectionStart, end: focusedElem.selectionEnd }
      : null,
  };
  _enabled = false;
  nextEffect = firstChild;
  while (nextEffect !== null) {
    const child = nextEffect.child;
    if ((nextEffect.subtreeFlags & 1024) !== 0 && child !== null) {
      child.return = nextEffect;
      nextEffect = child;
    } else commitBeforeMutationEffects_complete();
  }
}

function commitBeforeMutationEffects_complete() {
  while (nextEffect !== null) {
    const fiber = nextEffect;
    if (fiber.tag === 3 && (fiber.flags & 1024) !== 0) fiber.stateNode.containerInfo.textContent = '';
    if (fiber.sibling !== null) {
      fiber.sibling.return = fiber.return;
      nextEffect = fiber.sibling;
      return;
    }
    nextEffect = fiber.return;
  }
}

function flushMutationEffects() {
  if (pendingEffectsStatus !== 1) return;
  pendingEffectsStatus = 0;
  const root = pendingEffectsRoot;
  const finishedWork = pendingFinishedWork;
  if (((finishedWork.subtreeFlags | finishedWork.flags) & 13878) !== 0) {
    const prevTransition = ReactSharedInternals.T;
    const previousPriority = ReactDOMSharedInternals.p;
    const prevExecutionContext = executionContext;
    ReactSharedInternals.T = null;
    ReactDOMSharedInternals.p = 2;
    executionContext |= 4;
    try {
      commitMutationEffectsOnFiber(finishedWork, root, pendingEffectsLanes);
      const { focusedElem, selectionRange } = selectionInformation;
      if (
        focusedElem &&
        getActiveElementDeep() !== focusedElem &&
        focusedElem.ownerDocument.documentElement.contains(focusedElem)
      ) {
        if (selectionRange !== null) {
          focusedElem.selectionStart = selectionRange.start;
          focusedElem.selectionEnd = Math.min(selectionRange.end, focusedElem.value.length);
        }
        const places = [];
        for (let above = focusedElem.parentNode; above; above = above.parentNode)
          if (above.nodeType === 1) places.push([above, above.scrollLeft, above.scrollTop]);
        focusedElem.focus();
        for (const [element, left, top] of places) {
          element.scrollLeft = left;
          element.scrollTop = top;
        }
      }
      _enabled = eventsEnabled;
      selectionInformation = eventsEnabled = null;
    } finally {
      executionContext = prevExecutionContext;
      ReactDOMSharedInternals.p = previousPriority;
      ReactSharedInternals.T = prevTransition;
    }
  }
  root.current = finishedWork;
  pendingEffectsStatus = 2;
}

function getActiveElementDeep() {
  return document.activeElement || document.body;
}

function hasSelectionCapabilities(element) {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && /^(?:text|search|tel|url|password)$/.test(element.type))
  );
}

/** Of events that come before the page is taken over, those are kept that we listen to. */
function retryIfBlockedOn(unblocked) {
  for (const queued of [queuedFocus, queuedDrag, queuedMouse])
    if (queued !== null) scheduleCallbackIfUnblocked(queued, unblocked);
}

function replayUnblockedEvents() {
  hasScheduledReplayAttempt = false;
  if (queuedFocus !== null && attemptReplayContinuousQueuedEvent(queuedFocus)) queuedFocus = null;
  if (queuedDrag !== null && attemptReplayContinuousQueuedEvent(queuedDrag)) queuedDrag = null;
  if (queuedMouse !== null && attemptReplayContinuousQueuedEvent(queuedMouse)) queuedMouse = null;
}

/** What must be answered at once, what may come in one of several frames, and all else. */
function getEventPriority(domEventName) {
  if (
    /^(?:auxclick|before(?:blur|input|toggle)|afterblur|blur|cancel|change|click|close|composition(?:end|start|update)|contextmenu|copy|cut|dblclick|drag(?:end|start)|drop|focus(?:in|out)?|fullscreen(?:change|error)|hashchange|input|invalid|key(?:down|press|up)|mouse(?:down|up)|paste|pause|play|pointer(?:cancel|down|up)|popstate|ratechange|reset|seeked|select(?:ionchange|start)?|submit|textInput|toggle|touch(?:cancel|end|start)|volumechange)$/.test(
      domEventName,
    )
  )
    return 2;
  if (
    /^(?:drag(?:enter|exit|leave|over)?|(?:mouse|pointer)(?:enter|leave|move|out|over)|resize|scroll|touchmove|wheel)$/.test(
      domEventName,
    )
  )
    return 8;
  if (domEventName !== 'message') return 32;
  const level = getCurrentPriorityLevel();
  if (level === ImmediatePriority) return 2;
  if (level === UserBlockingPriority) return 8;
  return level === IdlePriority ? 268435456 : 32;
}

/** By the names that they have there. */
export const COMMIT = {
  commitBeforeMutationEffects,
  commitBeforeMutationEffects_complete,
  completeRootWhenReady,
  flushMutationEffects,
  getActiveElementDeep,
  getEventPriority,
  hasSelectionCapabilities,
  replayUnblockedEvents,
  retryIfBlockedOn,
};
