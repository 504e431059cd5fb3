import type { CollectionConfig } from 'payload'
import { AdminMessages } from './admin-messages'
import { Apartments } from './apartments'
import { ArticleCategories } from './article-categories'
import { Articles } from './articles'
import { Blocks } from './blocks'
import { ClaimCodes } from './claim-codes'
import { Contacts } from './contacts'
import { DirectoryRequests } from './directory-requests'
import { Documents } from './documents'
import { EmailChanges } from './email-changes'
import { Embassies } from './embassies'
import { EventRegistrations } from './event-registrations'
import { Events } from './events'
import { Favorites } from './favorites'
import { ForumCategories } from './forum-categories'
import { ForumCommentLikes } from './forum-comment-likes'
import { ForumComments } from './forum-comments'
import { ForumTopicLikes } from './forum-topic-likes'
import { ForumTopics } from './forum-topics'
import { MailObjections } from './mail-objections'
import { MailTokens } from './mail-tokens'
import { Media } from './media'
import { LegalNotices } from './notices'
import { Notifications } from './notifications'
import { PostComments } from './post-comments'
import { PostLikes } from './post-likes'
import { Posts } from './posts'
import { PushSubscriptions } from './push-subscriptions'
import { Reports } from './reports'
import { Revisions } from './revisions'
import { SavedSearches } from './saved-searches'
import { Services } from './services'
import { SignInAttempts } from './sign-in-attempts'
import { SigningKeys } from './signing-keys'
import { SmallAds } from './small-ads'
import { StaffCodes } from './staff-codes'
import { Statements } from './statements'
import { Stores } from './stores'
import { Synonyms } from './synonyms'
import { Trail } from './trail'
import { Users } from './users'

/** In the order of the panels' menus; internal collections last. */
export const collections: CollectionConfig[] = [
  Articles,
  ArticleCategories,
  Media,
  Documents,
  Services,
  Events,
  EventRegistrations,
  Stores,
  Contacts,
  Apartments,
  SmallAds,
  Embassies,
  ForumCategories,
  ForumTopics,
  ForumComments,
  ForumTopicLikes,
  ForumCommentLikes,
  Posts,
  PostComments,
  PostLikes,
  Favorites,
  SavedSearches,
  Blocks,
  Reports,
  LegalNotices,
  Statements,
  Synonyms,
  DirectoryRequests,
  Revisions,
  AdminMessages,
  Notifications,
  Users,
  Trail,
  MailTokens,
  EmailChanges,
  MailObjections,
  ClaimCodes,
  SignInAttempts,
  SigningKeys,
  PushSubscriptions,
  StaffCodes,
]
