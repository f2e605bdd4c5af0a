/**
 * Switch of the lab: whatever the places send each other comes here as VXLAN. The number of a place is its network
 * number and the last byte of its hardware address. Frames are delayed, lost, put out of order or held back, as the
 * tests order in messages. The answer to each message is how many frames have passed through each place.
 */
import { createSocket } from 'node:dgram'

/** @typedef {{ delay: number, jitter: number, loss: number, reorder: number }} Line milliseconds and per cent */
/** @typedef {{ line: Line, isCut: boolean, blocked: Set<number>, passed: number }} Port */
/** @typedef {{ set: number, line: Line } | { cut: number, is: boolean }} LineOrder */
/** @typedef {LineOrder | { block: readonly [number, number], is: boolean } | { count: true }} Order */

const VXLAN = 4789
const KERNEL = '10.99.0.1'
const HEADER = 8
const GOOD = { delay: 0, jitter: 0, loss: 0, reorder: 0 }

/** @type {Map<number, Port>} */
const ports = new Map()
/** @param {number} number @returns {Port} */
const portOf = (number) => {
  const port = ports.get(number) ?? { line: GOOD, isCut: false, blocked: new Set(), passed: 0 }
  ports.set(number, port)
  return port
}

/** @param {number} part */
const happensWith = (part) => Math.random() * 100 < part

/** Milliseconds that a frame takes on this line; null for a frame that is lost. @param {Line} line */
const delayOf = ({ delay, jitter, loss, reorder }) => {
  if (happensWith(loss)) return null
  return happensWith(reorder) ? 0 : Math.max(0, delay + (Math.random() * 2 - 1) * jitter)
}

const socket = createSocket({ type: 'udp4', recvBufferSize: 1 << 22, sendBufferSize: 1 << 22 })

/** @param {Buffer} packet @param {number} to */
const deliver = (packet, to) => {
  const port = portOf(to)
  if (port.isCut) return
  port.passed++
  const copy = Buffer.from(packet)
  copy.writeUIntBE(to, 4, 3)
  socket.send(copy, VXLAN, KERNEL)
}

/** @param {Buffer} packet @param {number} from @param {number} to */
const forward = (packet, from, to) => {
  const [source, target] = [portOf(from), portOf(to)]
  if (source.isCut || target.isCut || source.blocked.has(to)) return
  const [out, into] = [delayOf(source.line), delayOf(target.line)]
  if (out === null || into === null) return
  if (out + into === 0) deliver(packet, to)
  else setTimeout(deliver, out + into, packet, to)
}

socket.on('message', (packet) => {
  const [from, first, last] = [packet.readUIntBE(4, 3), packet[HEADER] ?? 0, packet[HEADER + 5] ?? 0]
  portOf(from).passed++
  const isForAll = first % 2 === 1
  for (const to of isForAll ? ports.keys() : [last]) if (to !== from && ports.has(to)) forward(packet, from, to)
})

/** @param {Order} order */
const applyOrder = (order) => {
  if ('set' in order) portOf(order.set).line = order.line
  if ('cut' in order) portOf(order.cut).isCut = order.is
  if ('block' in order) {
    const [a, b] = order.block
    const [verb] = order.is ? /** @type {const} */ (['add']) : /** @type {const} */ (['delete'])
    portOf(a).blocked[verb](b)
    portOf(b).blocked[verb](a)
  }
}

const reportPassed = () =>
  process.send?.(Object.fromEntries([...ports].map(([number, { passed }]) => [number, passed])))

process.on('message', (order) => {
  applyOrder(/** @type {Order} */ (order))
  reportPassed()
})
process.on('disconnect', () => process.exit())
socket.bind(VXLAN, reportPassed)
