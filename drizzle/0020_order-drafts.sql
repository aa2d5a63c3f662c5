CREATE TABLE `order_draft_files` (
	`id` text PRIMARY KEY NOT NULL,
	`draft_id` text NOT NULL,
	`field` text NOT NULL,
	`file` text NOT NULL,
	`original_name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`created` integer NOT NULL,
	FOREIGN KEY (`draft_id`) REFERENCES `order_drafts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_draft_files_draft` ON `order_draft_files` (`draft_id`);--> statement-breakpoint
CREATE TABLE `order_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`browser` text NOT NULL,
	`order_form_id` text NOT NULL,
	`user_id` text,
	`values` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_form_id`) REFERENCES `order_forms`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_drafts_place` ON `order_drafts` (`browser`,`order_form_id`);--> statement-breakpoint
CREATE INDEX `order_drafts_form` ON `order_drafts` (`order_form_id`);--> statement-breakpoint
CREATE INDEX `order_drafts_user` ON `order_drafts` (`user_id`);--> statement-breakpoint
CREATE INDEX `order_drafts_saved` ON `order_drafts` (`at`);