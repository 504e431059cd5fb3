export const menuRow =
  'flex min-h-[46px] w-full items-center gap-3 px-4 py-2 text-start text-[1.0625rem] leading-[1.625rem] text-ink no-underline hover:bg-paper-deep focus-visible:-outline-offset-2 focus-visible:depth-none'
