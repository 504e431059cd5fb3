/** The ustar format: short names, sizes below 8 GB. */
const BLOCK = 512
const SIZE_DIGITS = 11

type Content = AsyncIterable<Buffer> | Iterable<Buffer>
export type TarEntry = { name: string; size: number; content: Content }
export type ReadEntry = { name: string; size: number; content: AsyncGenerator<Buffer> }

export async function* tarOf(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield header({ name, size })
    let written = 0
    for await (const piece of content) {
      written += piece.length
      yield piece
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

const paddingOf = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header({ name, size }: { name: string; size: number }): Buffer {
  const block = Buffer.alloc(BLOCK)
  if (Buffer.byteLength(name) > 100) throw new Error(`too long a name for the archive: ${name}`)
  block.write(name, 0)
  block.write('0000600\0', 100)
  block.write(`${size.toString(8).padStart(SIZE_DIGITS, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  // The checksum is computed with its own field blank.
  block.write(' '.repeat(8), 148)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

const sumOf = (block: Buffer) => block.reduce((sum, byte) => sum + byte, 0)

/** The unread rest of an entry is skipped. Throws a SyntaxError for anything but a complete archive. */
export async function* tarEntries(source: AsyncIterable<Buffer>): AsyncGenerator<ReadEntry> {
  const bytes = bytesOf(source)
  for (;;) {
    const block = await bytes.exactly(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const { name, size } = parsed(block)
    const content = bytes.next(size)
    yield { name, size, content }
    for await (const _ of content);
    await bytes.exactly(paddingOf(size))
  }
}

function parsed(block: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).split('\0', 1)[0]!.trim()
  const blank = Buffer.from(block)
  blank.fill(' ', 148, 156)
  if (parseInt(text(148, 156), 8) !== sumOf(blank)) throw new SyntaxError('not a tar archive')
  return { name: text(0, 100), size: parseInt(text(124, 136), 8) }
}

/** Reads by length, whatever the chunks of the source. */
function bytesOf(source: AsyncIterable<Buffer>) {
  const pieces = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* next(count: number): AsyncGenerator<Buffer> {
    let missing = count
    while (missing > 0) {
      if (rest.length === 0) {
        const { done, value } = await pieces.next()
        if (done) throw new SyntaxError('it ends too early')
        rest = value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  const exactly = async (count: number) => {
    const found: Buffer[] = []
    for await (const piece of next(count)) found.push(piece)
    return Buffer.concat(found)
  }
  return { next, exactly }
}
