import { asset } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

/** The payment form of the author of the Angular package; the button names the recipient. */
export function DonationForm() {
  const { action, command, buttonId, image, label } = siteFacts.donation;
  const name = `${label} to ${siteFacts.author.name}`;
  return (
    <form className="donation" action={action} method="post" target="_top">
      <input type="hidden" name="cmd" value={command} />
      <input type="hidden" name="hosted_button_id" value={buttonId} />
      <span className="donate">
        <span aria-hidden="true">Donate</span>
        {/* Covers the text, so that both are one control; its name contains the text. */}
        <input type="image" name="submit" src={asset(image)} alt={name} title={name} />
      </span>
    </form>
  );
}
