CREATE TABLE `exports` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`page_id` text,
	`section_id` text,
	`kind` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`done` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`file` text,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exports_created` ON `exports` (`created_at`);--> statement-breakpoint
CREATE INDEX `exports_project` ON `exports` (`project_id`);--> statement-breakpoint
CREATE TABLE `panel_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`description` text,
	`tags` text DEFAULT '' NOT NULL,
	`order` integer NOT NULL,
	`header` integer DEFAULT false NOT NULL,
	`footer` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `panel_categories_one_header` ON `panel_categories` (`header`) WHERE header = 1;--> statement-breakpoint
CREATE UNIQUE INDEX `panel_categories_one_footer` ON `panel_categories` (`footer`) WHERE footer = 1;--> statement-breakpoint
CREATE INDEX `panel_categories_order` ON `panel_categories` (`order`);--> statement-breakpoint
CREATE TABLE `panel_images` (
	`panel_id` text NOT NULL,
	`orientation` text NOT NULL,
	`color` text NOT NULL,
	`form` text NOT NULL,
	`file` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`svg_text` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`panel_id`, `orientation`, `color`, `form`),
	FOREIGN KEY (`panel_id`) REFERENCES `panels`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `panels` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`category_id` text NOT NULL,
	`built_in` integer DEFAULT false NOT NULL,
	`enabled` integer DEFAULT true NOT NULL,
	`columns` integer DEFAULT 1 NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`use_count` integer DEFAULT 0 NOT NULL,
	`shortcode` text,
	`css` text,
	`revision` text NOT NULL,
	`order` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`category_id`) REFERENCES `panel_categories`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "panels_columns" CHECK(columns between 1 and 8)
);
--> statement-breakpoint
CREATE INDEX `panels_category` ON `panels` (`category_id`,`order`,`id`);--> statement-breakpoint
CREATE TABLE `captchas` (
	`id` text PRIMARY KEY NOT NULL,
	`used_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `captchas_used` ON `captchas` (`used_at`);--> statement-breakpoint
CREATE TABLE `counters` (
	`name` text PRIMARY KEY NOT NULL,
	`value` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `general_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `log_history` (
	`id` text PRIMARY KEY NOT NULL,
	`created` integer NOT NULL,
	`collection` text NOT NULL,
	`document` text NOT NULL,
	`action` text NOT NULL,
	`user` text NOT NULL,
	`details` text
);
--> statement-breakpoint
CREATE INDEX `log_history_document` ON `log_history` (`collection`,`document`,`created`);--> statement-breakpoint
CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`to` text NOT NULL,
	`template` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`html` text NOT NULL,
	`status` text DEFAULT 'queued' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`next_attempt_at` integer NOT NULL,
	`first_attempt_at` integer,
	`lease` text,
	`sent_at` integer,
	`created_at` integer NOT NULL,
	CONSTRAINT "mail_status_known" CHECK(status in ('queued', 'sending', 'sent', 'dead'))
);
--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `mail_created` ON `mail` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_status` ON `mail` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_to` ON `mail` (`to`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `mail_status_to` ON `mail` (`status`,`to`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`key` text PRIMARY KEY NOT NULL,
	`result` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `submissions_created` ON `submissions` (`created_at`);--> statement-breakpoint
CREATE TABLE `brands` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`primary_color` text NOT NULL,
	`secondary_color` text NOT NULL,
	`logo` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `collaborators` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `collaborators_project_user` ON `collaborators` (`project_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `collaborators_user` ON `collaborators` (`user_id`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `folders` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`owner_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `folders_owner` ON `folders` (`owner_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `pages` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`parent_id` text,
	`non_navigation` integer DEFAULT false NOT NULL,
	`home` integer DEFAULT false NOT NULL,
	`header` text DEFAULT 'global' NOT NULL,
	`footer` text DEFAULT 'global' NOT NULL,
	`order` integer NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "pages_header" CHECK(header in ('global', 'custom', 'none')),
	CONSTRAINT "pages_footer" CHECK(footer in ('global', 'custom', 'none'))
);
--> statement-breakpoint
CREATE INDEX `pages_project` ON `pages` (`project_id`,`order`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `pages_one_home` ON `pages` (`project_id`) WHERE home = 1;--> statement-breakpoint
CREATE TABLE `projects` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`owner_id` text,
	`folder_id` text,
	`template` integer DEFAULT false NOT NULL,
	`published` integer DEFAULT false NOT NULL,
	`category` text,
	`logo` text,
	`primary_color` text DEFAULT '#000000' NOT NULL,
	`secondary_color` text DEFAULT '#000000' NOT NULL,
	`brand_id` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`folder_id`) REFERENCES `folders`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`brand_id`) REFERENCES `brands`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_id_unique` ON `projects` (`id`);--> statement-breakpoint
CREATE INDEX `projects_owner` ON `projects` (`owner_id`,`folder_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_created` ON `projects` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `projects_name` ON `projects` (name collate nocase,`id`);--> statement-breakpoint
CREATE INDEX `projects_folder` ON `projects` (`folder_id`);--> statement-breakpoint
CREATE INDEX `projects_brand` ON `projects` (`brand_id`);--> statement-breakpoint
CREATE TABLE `page_ops` (
	`id` text PRIMARY KEY NOT NULL,
	`page_id` text NOT NULL,
	`revision` integer NOT NULL,
	`actor` text NOT NULL,
	`kind` text NOT NULL,
	`refers_to` text,
	`state` text NOT NULL,
	`target` text NOT NULL,
	`op` text NOT NULL,
	`inverse` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `page_ops_revision` ON `page_ops` (`page_id`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_actor` ON `page_ops` (`page_id`,`actor`,`state`,`revision`);--> statement-breakpoint
CREATE INDEX `page_ops_target` ON `page_ops` (`page_id`,`target`,`revision`);--> statement-breakpoint
CREATE TABLE `sections` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`page_id` text,
	`type` text NOT NULL,
	`panel_id` text NOT NULL,
	`orientation` text NOT NULL,
	`color` text NOT NULL,
	`category` text NOT NULL,
	`order` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`page_id`) REFERENCES `pages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`panel_id`) REFERENCES `panels`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "sections_type" CHECK(type in ('body', 'header', 'footer')),
	CONSTRAINT "sections_body_has_page" CHECK(type <> 'body' or page_id is not null),
	CONSTRAINT "sections_orientation" CHECK(orientation in ('left', 'center', 'right')),
	CONSTRAINT "sections_color" CHECK(color in ('dark', 'grey', 'light'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sections_order` ON `sections` (`page_id`,`type`,`order`);--> statement-breakpoint
CREATE INDEX `sections_project` ON `sections` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `sections_global_slot` ON `sections` (`project_id`,`type`) WHERE page_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `sections_page_slot` ON `sections` (`page_id`,`type`) WHERE type <> 'body';--> statement-breakpoint
CREATE INDEX `sections_panel` ON `sections` (`panel_id`);--> statement-breakpoint
CREATE TABLE `login_failures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_failures_subject` ON `login_failures` (`subject`,`at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`authenticated_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`,`last_seen_at`);--> statement-breakpoint
CREATE TABLE `tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`user_id` text,
	`data` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `tokens_user` ON `tokens` (`user_id`,`kind`);--> statement-breakpoint
CREATE TABLE `connections` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`provider` text NOT NULL,
	`provider_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `connections_provider` ON `connections` (`provider`,`provider_id`);--> statement-breakpoint
CREATE INDEX `connections_user` ON `connections` (`user_id`);--> statement-breakpoint
CREATE TABLE `muted_mails` (
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	PRIMARY KEY(`user_id`, `type`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `request_packages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`priority` text DEFAULT 'low' NOT NULL,
	`created_by` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "request_packages_priority" CHECK(priority in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `request_packages_name` ON `request_packages` (`name`);--> statement-breakpoint
CREATE TABLE `user_invites` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`package_id` text,
	`invited_by` text,
	`created` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`package_id`) REFERENCES `request_packages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "user_invites_role" CHECK(role in ('user', 'client', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_invites_email` ON `user_invites` (`email`);--> statement-breakpoint
CREATE INDEX `user_invites_created` ON `user_invites` (`created`,`id`);--> statement-breakpoint
CREATE TABLE `user_packages` (
	`user_id` text NOT NULL,
	`package_id` text NOT NULL,
	PRIMARY KEY(`user_id`, `package_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`package_id`) REFERENCES `request_packages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_packages_package` ON `user_packages` (`package_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`row_number` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`full_name` text NOT NULL,
	`password_hash` text,
	`role` text DEFAULT 'user' NOT NULL,
	`organization` integer DEFAULT false NOT NULL,
	`employee_role` text,
	`show_demo` integer DEFAULT true NOT NULL,
	`avatar` text,
	`to_create` integer DEFAULT false NOT NULL,
	`temp_password` integer DEFAULT false NOT NULL,
	`allowed_active_requests` integer,
	`manage_users` integer DEFAULT false NOT NULL,
	`manage_projects` integer DEFAULT false NOT NULL,
	`manage_orders` integer DEFAULT false NOT NULL,
	`manage_page_templates` integer DEFAULT false NOT NULL,
	`manage_project_templates` integer DEFAULT false NOT NULL,
	`manage_blocks` integer DEFAULT false NOT NULL,
	`manage_requests` integer DEFAULT false NOT NULL,
	`manage_all_requests` integer DEFAULT false NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	CONSTRAINT "users_role" CHECK(role in ('user', 'client', 'admin'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_id_unique` ON `users` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_created` ON `users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_role` ON `users` (`role`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `users_organization` ON `users` (`organization`,`created_at`,`id`);