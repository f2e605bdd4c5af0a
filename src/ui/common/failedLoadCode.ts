/** Code of the sentence about a part of the app that did not load: without a network it says so. */
export const failedLoadCode = (): 'app.failed' | 'app.offline' => (navigator.onLine ? 'app.failed' : 'app.offline')
