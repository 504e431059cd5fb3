import { cars } from '#texts/demo/forum/cars'
import { children } from '#texts/demo/forum/children'
import { archive } from '#texts/demo/forum/closed'
import { education } from '#texts/demo/forum/education'
import { everyday } from '#texts/demo/forum/everyday'
import { firstSteps } from '#texts/demo/forum/first-steps'
import { health } from '#texts/demo/forum/health'
import { home } from '#texts/demo/forum/home'
import { law } from '#texts/demo/forum/law'
import { money } from '#texts/demo/forum/money'
import { papers } from '#texts/demo/forum/papers'
import type { DemoForumCategory } from '#texts/demo/forum/shape'
import { work } from '#texts/demo/forum/work'

/** In the order of the forum. */
export const demoForum: DemoForumCategory[] = [
  firstSteps,
  papers,
  work,
  money,
  home,
  children,
  health,
  education,
  cars,
  law,
  everyday,
  archive,
]
