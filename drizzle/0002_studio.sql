CREATE TABLE `live_events` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`topic` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `live_events_at` ON `live_events` (`at`);--> statement-breakpoint
CREATE TABLE `notifications` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient_id` text NOT NULL,
	`type` text NOT NULL,
	`origin` text NOT NULL,
	`cause` text NOT NULL,
	`sender_id` text,
	`version` text DEFAULT '2.0' NOT NULL,
	`viewed` integer DEFAULT false NOT NULL,
	`url_params` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`recipient_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "notifications_type" CHECK(type in ('collaborator_added', 'collaborator_request', 'request_message', 'order_message', 'request_note', 'order_note', 'member_invite', 'request_message_mentioned', 'request_note_mentioned', 'order_message_mentioned', 'order_note_mentioned'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notifications_once` ON `notifications` (`recipient_id`,`type`,`cause`);--> statement-breakpoint
CREATE INDEX `notifications_unopened` ON `notifications` (`recipient_id`,`viewed`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_all` ON `notifications` (`recipient_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `notifications_origin` ON `notifications` (`origin`,`recipient_id`);--> statement-breakpoint
CREATE TABLE `presences` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `presences_project` ON `presences` (`project_id`,`seen_at`);--> statement-breakpoint
CREATE INDEX `presences_seen` ON `presences` (`seen_at`);--> statement-breakpoint
CREATE TABLE `page_copies` (
	`page_id` text PRIMARY KEY NOT NULL,
	`url` text,
	`text` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "page_copies_not_empty" CHECK(url is not null or text is not null)
);
--> statement-breakpoint
CREATE TABLE `page_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`author_id` text,
	`visitor_name` text,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`edited_at` integer,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `page_notes_page` ON `page_notes` (`page_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `company_profiles` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `company_profiles_owner` ON `company_profiles` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `member_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`profile_id` text NOT NULL,
	`email` text NOT NULL,
	`sender_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sender_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_invites_once` ON `member_invites` (`profile_id`,`email`);--> statement-breakpoint
CREATE INDEX `member_invites_email` ON `member_invites` (`email`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `profile_members` (
	`profile_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`profile_id`, `user_id`),
	FOREIGN KEY (`profile_id`) REFERENCES `company_profiles`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `profile_members_user` ON `profile_members` (`user_id`);--> statement-breakpoint
CREATE TABLE `template_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `template_categories_name` ON `template_categories` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `templates_in_categories` (
	`project_id` text NOT NULL,
	`category_id` text NOT NULL,
	PRIMARY KEY(`project_id`, `category_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `template_categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `templates_in_categories_category` ON `templates_in_categories` (`category_id`);--> statement-breakpoint
ALTER TABLE `panels` ADD `header_image` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `page_template` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `projects` ADD `share_token` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `share_comments` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `projects_share_token` ON `projects` (`share_token`);--> statement-breakpoint
CREATE INDEX `projects_templates` ON `projects` (`created_at`,`id`) WHERE template = 1 and page_template = 0;--> statement-breakpoint
CREATE INDEX `projects_page_templates` ON `projects` (`created_at`,`id`) WHERE page_template = 1;--> statement-breakpoint
CREATE INDEX `collaborators_project` ON `collaborators` (`project_id`,`status`,`created_at`,`id`);