// Details of React that are the same whatever we draw, or that nothing here leads to. Features: unusedFeatures.mjs.

/** What browsers before 2020 lack, what React's tools ask for, and what it does twice while one writes. */
export const SETTLED = {
  canUseDOM: 'true',
  canUseCompositionEvent: 'true',
  documentMode: 'null',
  injectedHook: 'null',
  isInputEventSupported: 'true',
  passiveBrowserEventsSupported: 'true',
  shouldDoubleInvokeUserFnsInHooksDEV: 'false',
  skipSelectionChangeEvent: 'false',
};

/** Exports of React's packages that are nobody's, besides those of the features. */
export const UNUSED_EXPORTS = [
  'PureComponent',
  '__COMPILER_RUNTIME',
  'browser',
  'createRef',
  'unstable_batchedUpdates',
  'useEffectEvent',
  'useInsertionEffect',
  'useReducer',
];

/** What the router names in a part that nobody uses: a sign that is no feature. */
export const NAMED_BY_ROUTER = 'Suspense';

/** Entries of React's tables of hooks that nobody calls. */
export const UNUSED_HOOKS = new Set([
  'use',
  'useReducer',
  'useInsertionEffect',
  'useDeferredValue',
  'useTransition',
  'useHostTransitionStatus',
  'useFormState',
  'useActionState',
  'useOptimistic',
  'useMemoCache',
  'useCacheRefresh',
  'useEffectEvent',
]);

/** Events that elements are listened to by their names here; `onChange` and the like bring their own. */
const EVENTS = [
  'cancel',
  'click',
  'close',
  'dragEnd',
  'dragOver',
  'dragStart',
  'drop',
  'input',
  'keyDown',
  'load',
  'mouseMove',
  'scroll',
  'submit',
  'toggle',
  'touchStart',
];

/** With what variables begin here. */
export const BEGINNINGS = {
  // Attributes whose names have dashes or words of their own. No drawing (SVG) has one of React.
  aliases: "new Map([['htmlFor', 'for']])",
  mediaEventTypes: '[]',
  // Keys as browsers called them until 2017.
  normalizeKey: '{}',
  translateToKey: '{}',
  simpleEventPluginEvents: JSON.stringify(EVENTS),
  // Styles are given with their units, but for these.
  unitlessNumbers: "new Set(['opacity', 'zIndex'])",
};

/** Labels of switches that nothing leads to, by what the switch is over. */
export const UNUSED_CASES = {
  domEventName: new Set(
    `abort afterblur animationend auxclick beforeblur blur dblclick dragexit drag dragenter dragleave encrypted
    fullscreenchange fullscreenerror hashchange popstate select selectstart textInput beforeinput message wheel
    pause play pointerout pointerover ratechange seeked volumechange touchmove touchend touchcancel resize invalid reset copy cut paste
    contextmenu compositionstart compositionupdate pointerenter pointerleave pointermove pointercancel pointerdown
    pointerup gotpointercapture lostpointercapture scrollend beforetoggle keypress dragenter mousedown mouseup
    ANIMATION_END ANIMATION_ITERATION ANIMATION_START TRANSITION_END`.split(/\s+/),
  ),
  key: new Set(
    `xlinkActuate xlinkArcrole xlinkHref xlinkRole xlinkShow xlinkTitle xlinkType xmlBase xmlLang xmlSpace is
    autoReverse externalResourcesRequired focusable preserveAlpha credentialless disablePictureInPicture
    disableRemotePlayback itemScope noModule scoped seamless allowFullScreen formNoValidate default defer async
    action formAction capture innerText textContent onScrollEnd`.split(/\s+/),
  ),
  tag: new Set('area base embed iframe image keygen link menuitem meta object param script track'.split(' ')),
  type: new Set(
    `embed iframe image link object script math REACT_ACTIVITY_TYPE REACT_STRICT_MODE_TYPE REACT_PROFILER_TYPE
    REACT_SUSPENSE_TYPE REACT_SUSPENSE_LIST_TYPE REACT_LEGACY_HIDDEN_TYPE REACT_VIEW_TRANSITION_TYPE`.split(
      /\s+/,
    ),
  ),
  $$typeof: new Set(['REACT_CONSUMER_TYPE', 'REACT_LAZY_TYPE']),
};
