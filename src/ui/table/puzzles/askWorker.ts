/** Asks a worker that makes puzzles: each question gets a worker of its own, so that aborting it terminates the worker. */

/** Answer of the worker. Rejects if aborted, or if the worker cannot be started. */
export const askWorker = <Answer>(createWorker: () => Worker, request: object, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = createWorker()
    const terminate = (): void => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      terminate()
      resolve(data)
    }
    worker.onerror = ({ message }) => {
      terminate()
      reject(new Error(message || 'the worker did not start'))
    }
    signal.addEventListener('abort', () => {
      terminate()
      reject(signal.reason)
    })
    worker.postMessage(request)
  })
