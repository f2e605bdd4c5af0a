/**
 * Longer side of a picture that is read, in pixels. A code that fills a third of it has six for each of its modules.
 */
const SIDE = 960

const capturePicture = (video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData => {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  Object.assign(context.canvas, { width, height })
  context.drawImage(video, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/**
 * Reads codes off a playing video and calls back with each text, the same one again as long as it is seen. One picture
 * is read at a time, in a worker, and none while the page is hidden. Returns the function that ends it; the opener of
 * the camera closes it.
 */
export const scanQrCodes = (video: HTMLVideoElement, onText: (text: string) => void): (() => void) => {
  const readerWorker = new Worker(new URL('./qrReaderWorker.ts', import.meta.url), { type: 'module' })
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  let frameRequest = 0
  const readFrame = () => {
    if (video.videoWidth === 0) return requestNextFrame()
    const picture = capturePicture(video, context)
    readerWorker.postMessage(picture, [picture.data.buffer])
  }
  const requestNextFrame = () => {
    frameRequest = requestAnimationFrame(readFrame)
  }
  readerWorker.onmessage = ({ data }: MessageEvent<string | null>) => {
    requestNextFrame()
    if (data !== null) onText(data)
  }
  requestNextFrame()
  return () => {
    cancelAnimationFrame(frameRequest)
    readerWorker.terminate()
  }
}
