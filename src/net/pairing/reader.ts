/** Reads QR codes in pictures beside the main thread: a picture comes in, its text goes back, or null where it shows no code. */
import { decodeQR } from 'qr/decode.js'

const textIn = (picture: ImageData): string | null => {
  try {
    return decodeQR(picture)
  } catch {
    return null
  }
}

addEventListener('message', ({ data }: MessageEvent<ImageData>) => postMessage(textIn(data)))
