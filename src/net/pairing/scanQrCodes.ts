/** The longer side of a picture that is read, in pixels. A code that fills a third of it has six for each of its modules. */
const SIDE = 960

const pictureOf = (video: HTMLVideoElement, context: CanvasRenderingContext2D): ImageData => {
  const { videoWidth, videoHeight } = video
  const scale = Math.min(1, SIDE / Math.max(videoWidth, videoHeight))
  const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)]
  Object.assign(context.canvas, { width, height })
  context.drawImage(video, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}

/**
 * Reads codes off a playing video and calls back with each text, the same one again as long as it is seen. One picture is read at a time, in
 * a worker, and none while the page is hidden. Answers with what ends it; the camera is closed by whoever opened it.
 */
export const scan = (video: HTMLVideoElement, seen: (text: string) => void): (() => void) => {
  const reader = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' })
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  let next = 0
  const look = () => {
    if (video.videoWidth === 0) return later()
    const picture = pictureOf(video, context)
    reader.postMessage(picture, [picture.data.buffer])
  }
  const later = () => {
    next = requestAnimationFrame(look)
  }
  reader.onmessage = ({ data }: MessageEvent<string | null>) => {
    later()
    if (data !== null) seen(data)
  }
  later()
  return () => {
    cancelAnimationFrame(next)
    reader.terminate()
  }
}
