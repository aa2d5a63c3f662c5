ALTER TABLE `brands` ADD `story` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `story` text;