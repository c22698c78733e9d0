interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/**
 * The members of ServiceWorkerGlobalScope that are used here. TypeScript's `webworker` library conflicts with `dom`.
 */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** URL of the language's home page, with a trailing slash. */
export const { scope } = worker.registration;
