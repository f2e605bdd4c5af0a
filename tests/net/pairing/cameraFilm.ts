import sharp from 'sharp'

const [WIDTH, HEIGHT] = [640, 480]
const GREY = { r: 120, g: 120, b: 120 }

/** Raw film of one frame for a browser's fake camera: a picture in grey before a grey wall. */
export const filmOf = async (png: Buffer): Promise<Buffer> => {
  const shown = sharp(png).resize(WIDTH, HEIGHT, { fit: 'contain', background: GREY }).flatten({ background: GREY })
  const luma = await shown.greyscale().raw().toBuffer()
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`
  return Buffer.concat([Buffer.from(head), luma, chroma])
}

/** Film of a camera with nothing in front of it. */
export const filmOfWall = async (): Promise<Buffer> =>
  filmOf(
    await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GREY } })
      .png()
      .toBuffer(),
  )
