export async function until(condition: () => boolean | Promise<boolean>, limitMs = 20_000) {
  const deadline = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`nothing happened for ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
