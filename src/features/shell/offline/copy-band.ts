import { routes } from '#domain/routes'
import { copyTexts as texts } from '#texts/shell/offline'
import { buttonLook } from '../../../ui/buttons/button-look'

const link = (href: string, text: string) =>
  `<a href="${href}" class="${buttonLook({ variant: 'quiet', size: 'sm', className: '-ms-3' })}">${text}</a>`

/** HTML, because there is no React on a copy. Home is the offline page while there is no network. */
export const copyBand = (
  moment: string,
) => `<div role="note" class="border-b border-(--tint-wait) bg-accent-soft text-accent-soft-ink">
<div class="mx-auto w-full max-w-[calc(var(--container-page)+2*var(--spacing-gutter))] px-gutter py-2 text-sm">
<b>${texts.title(moment)}</b> ${texts.text}
<div class="flex flex-wrap gap-x-6">${link('', texts.retry)}${link(routes.home, texts.saved)}</div>
</div>
</div>`
