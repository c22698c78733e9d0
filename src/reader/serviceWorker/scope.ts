interface LifeEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

/** What the worker uses of its global scope: the compiler's own types for it cannot stand beside those of pages. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;

/** Address of the site's root, with a trailing slash. */
export const root = worker.registration.scope;
