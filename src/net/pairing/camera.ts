import { ok, type Result, refuse } from '../../kernel/result.ts'

/** Constraints for the camera that faces away from its owner, if there are two. */
const CAMERA_CONSTRAINTS = { video: { facingMode: 'environment', width: { ideal: 1280 } }, audio: false } as const

const refusalOf = (fault: unknown): Result<never> =>
  fault instanceof DOMException && fault.name === 'NotAllowedError'
    ? refuse('pairing.cameraForbidden')
    : refuse('pairing.noCamera')

/**
 * Asks for the camera and shows it in a muted video that plays inline. Resolves with the function that closes it.
 * Refused: `pairing.cameraForbidden`, and `pairing.noCamera` if there is none, it is in use, or the page did not come
 * over a secure connection.
 */
export const openCamera = async (video: HTMLVideoElement): Promise<Result<() => void>> => {
  let stream: MediaStream | undefined
  const close = (): void => {
    for (const track of stream?.getTracks() ?? []) track.stop()
    video.srcObject = null
  }
  try {
    stream = await navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS)
    video.srcObject = stream
    await video.play()
    return ok(close)
  } catch (fault) {
    // Also where the picture was taken away before it played.
    close()
    return refusalOf(fault)
  }
}
