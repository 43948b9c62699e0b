import { Link, useNavigate } from '@tanstack/react-router';
import { Ban, CircleCheck, KeyRound, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { useAdminGetCustomer } from '@/api/generated/admin-users/admin-users.ts';
import type { AdminCustomer, AdminUser } from '@/api/generated/model.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { PersonAvatar } from '@/components/ui/person-avatar.tsx';
import { countryName } from '@/lib/countries.ts';
import { formatCount, formatDate, formatMoney } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { ActivityLink } from '../../kit/activity-link.tsx';
import type { UncheckedSearch } from '../../kit/list/list-search.ts';
import { RowMenu } from '../../kit/list/row-menu.tsx';
import { useRecordSteps } from '../../kit/list/use-record-steps.ts';
import { useOrigin } from '../../kit/record/list-origin.ts';
import { MailRows } from '../../kit/record/mail-rows.tsx';
import { RecordBar } from '../../kit/record/record-bar.tsx';
import { OrderLink } from '../../kit/record/record-links.tsx';
import { RecordColumns, RecordPage } from '../../kit/record/record-page.tsx';
import { ConversationRows, LicenceCard } from '../../kit/record/record-parts.tsx';
import { RecordRows } from '../../kit/record/record-rows.tsx';
import { RecordSection } from '../../kit/record/record-section.tsx';
import { RecordSkeleton } from '../../kit/record/record-skeleton.tsx';
import { RecordStepper } from '../../kit/record-stepper.tsx';
import { useCan } from '../../kit/use-can.ts';
import { CustomerNotes } from './customer-notes.tsx';
import { OrderRows, PaymentRows, RefundRows } from './customer-rows.tsx';
import { CustomerTimeline } from './customer-timeline-list.tsx';
import { roleLabel } from './role-label.ts';
import { TransactionList } from './transaction-list.tsx';
import { useSetStatus } from './use-set-status.ts';
import { userList, useUsers } from './user-list.ts';
import { type UserPanel, UserPanels } from './user-panels.tsx';

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Customer not found.' : errorMessage(error, 'Failed to fetch customer');

interface CustomerStepsProps {
  readonly id: string;
  /** The list that led to the page. */
  readonly origin: UncheckedSearch;
}

/** To the users before and after in the list. */
function CustomerSteps({ id, origin }: CustomerStepsProps) {
  const navigate = useNavigate();
  const { query, fetchPage } = useUsers(userList.read(origin));
  const steps = useRecordSteps({
    id,
    data: query.data,
    rowId: (user) => user.id,
    fetchPage,
    onStep: (next, page) =>
      void navigate({
        to: '/admin/users/$id',
        params: { id: next },
        state: { list: { ...origin, page } },
        replace: true,
      }),
  });
  return <RecordStepper steps={steps} />;
}

/** One customer, with or without an account: their purchases and their timeline. */
export function CustomerPage({ id }: { readonly id: string }) {
  const query = useAdminGetCustomer(id);
  const origin = useOrigin();
  return (
    <>
      <RecordBar
        back={{
          to: '/admin/users',
          search: origin && { ...userList.read(origin), ...userList.closed },
          label: 'Users',
        }}
      >
        {origin ? <CustomerSteps id={id} origin={origin} /> : null}
      </RecordBar>
      <QueryState
        key={id}
        query={query}
        loading="Loading customer"
        skeleton={<RecordSkeleton />}
        failure={ErrorPage}
        toMessage={toMessage}
        isFinal={isNotFound}
      >
        {(customer) => <Customer customer={customer} />}
      </QueryState>
    </>
  );
}

/** Total spent, and the amounts for this year and last, which customers need for their own accounting. */
function paidFacts(spent: number, years: AdminCustomer['years']) {
  const [all, recent] = [{ name: 'Spent', value: formatMoney(spent) }, years.slice(0, 2)];
  if (years.length === 0) return [all];
  return [all, ...recent.map(({ year, spent: paid }) => ({ name: `Spent in ${year}`, value: formatMoney(paid) }))];
}

const listFacts = ({ created_at, country, spent, years, counts, wallet, account }: AdminCustomer) => [
  { name: account ? 'Customer since' : 'Ordered', value: formatDate(created_at) },
  ...(country ? [{ name: 'Country', value: countryName(country) }] : []),
  { name: 'Orders', value: formatCount(counts.orders) },
  ...paidFacts(spent, years),
  ...(wallet ? [{ name: 'Wallet', value: formatMoney(wallet.balance) }] : []),
];

interface AccountActionsProps {
  readonly account: AdminUser;
  readonly onOpen: (panel: UserPanel) => void;
}

function AccountActions({ account, onOpen }: AccountActionsProps) {
  const can = useCan();
  const { user } = useAuth();
  const setStatus = useSetStatus();
  if (account.is_admin && !can('adminInvite')) return null;
  const isSelf = user?.id === account.id;
  const isActive = account.status === 'active';
  const open = (name: UserPanel['name']) => () => onOpen({ name, user: account });
  return (
    <>
      <Button variant="outline" onClick={open('edit')}>
        <Pencil aria-hidden="true" />
        Edit
      </Button>
      <RowMenu
        label={`More actions for ${account.name}`}
        items={[
          {
            label: isActive ? 'Suspend' : 'Activate',
            icon: isActive ? Ban : CircleCheck,
            onSelect: () => void setStatus(account),
            disabled: isSelf,
          },
          { label: 'Reset authenticator app', icon: KeyRound, onSelect: open('factor'), disabled: isSelf },
          ...(can('adminDeleteUser')
            ? [{ label: 'Delete', icon: Trash2, onSelect: open('delete'), danger: true, disabled: isSelf }]
            : []),
        ]}
      />
    </>
  );
}

function Customer({ customer }: { readonly customer: AdminCustomer }) {
  const { id, name, email, avatar, account, orders, licences, payments, refunds, conversations, mails } = customer;
  const { wallet, sessions, notes, counts } = customer;
  const { user } = useAuth();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<UserPanel | null>(null);
  return (
    <RecordPage
      title={<bdi>{name}</bdi>}
      picture={<PersonAvatar name={name} src={avatar} className="size-14 shrink-0 text-lg" />}
      badges={
        <>
          {account ? null : <Badge variant="secondary">Guest</Badge>}
          {account?.is_admin ? <Badge variant="secondary">{roleLabel(account)}</Badge> : null}
          {account ? <StatusBadge status={account.status} /> : null}
        </>
      }
      note={
        <a href={`mailto:${email}`} className="hover:text-primary hover:underline">
          {email}
        </a>
      }
      actions={account ? <AccountActions account={account} onOpen={setPanel} /> : null}
      facts={listFacts(customer)}
    >
      <RecordColumns
        aside={
          <>
            <RecordSection title="Notes">
              <CustomerNotes customer={id} notes={notes} />
            </RecordSection>
            {wallet && account ? (
              <RecordSection
                title="Wallet"
                action={
                  <Button variant="outline" size="sm" onClick={() => setPanel({ name: 'wallet', user: account })}>
                    Adjust balance
                  </Button>
                }
              >
                <p className="pt-3 font-display text-2xl font-semibold tabular-nums">{formatMoney(wallet.balance)}</p>
                <TransactionList transactions={wallet.items.slice(0, 5)} />
              </RecordSection>
            ) : null}
            <RecordSection title="Timeline">
              <CustomerTimeline customer={customer} />
            </RecordSection>
            {account ? (
              <RecordSection title="Sign-in">
                <p className="py-3 text-sm">
                  <span>{`Open sessions: ${formatCount(sessions.open)} · Browsers: ${formatCount(sessions.browsers)}`}</span>
                  {sessions.last_seen_at ? (
                    <span className="block text-xs text-muted-foreground">
                      {`Last seen ${formatDate(sessions.last_seen_at)}`}
                    </span>
                  ) : null}
                </p>
                <ActivityLink kind="user" id={id} />
              </RecordSection>
            ) : null}
          </>
        }
      >
        <RecordSection
          title="Orders"
          count={counts.orders}
          action={<SeeAll to="/admin/orders" email={email} count={counts.orders} shown={orders.length} />}
        >
          <OrderRows orders={orders} />
        </RecordSection>
        <RecordSection title="Licences" count={counts.licences}>
          <RecordRows label="Licences" rows={licences} rowKey={(licence) => licence.id} none="No licence keys">
            {(licence) => (
              <>
                <p className="mb-0.5 text-xs text-muted-foreground">
                  <bdi>{licence.order.product_name}</bdi>
                  <span> · </span>
                  <OrderLink order={licence.order} />
                </p>
                <LicenceCard licence={licence} />
              </>
            )}
          </RecordRows>
        </RecordSection>
        {payments ? (
          <RecordSection
            title="Payments"
            count={counts.payments}
            action={
              <SeeAll to="/admin/orders/payments" email={email} count={counts.payments ?? 0} shown={payments.length} />
            }
          >
            <PaymentRows payments={payments} />
          </RecordSection>
        ) : null}
        {refunds.length > 0 ? (
          <RecordSection title="Refunds" count={counts.refunds}>
            <RefundRows refunds={refunds} />
          </RecordSection>
        ) : null}
        <RecordSection
          title="Conversations"
          count={counts.conversations}
          action={
            <SeeAll
              to="/admin/inbox/messages"
              email={email}
              count={counts.conversations}
              shown={conversations.length}
            />
          }
        >
          <ConversationRows conversations={conversations} withOrder />
        </RecordSection>
        <RecordSection
          title="Emails"
          count={counts.mails}
          action={<SeeAll to="/admin/settings/emails" email={email} count={counts.mails} shown={mails.length} />}
        >
          <MailRows mails={mails} email={email} />
        </RecordSection>
      </RecordColumns>
      <UserPanels
        panel={panel}
        ownId={user?.id}
        onClose={() => setPanel(null)}
        onDeleted={() => void navigate({ to: '/admin/users' })}
      />
    </RecordPage>
  );
}

interface SeeAllProps {
  readonly to: '/admin/orders' | '/admin/orders/payments' | '/admin/inbox/messages' | '/admin/settings/emails';
  readonly email: string;
  readonly count: number;
  readonly shown: number;
}

/** Links to the complete list, if there are more rows than the page shows. */
function SeeAll({ to, email, count, shown }: SeeAllProps) {
  if (count <= shown) return null;
  return (
    <Link to={to} search={{ search: email }} className="text-sm font-semibold text-primary hover:underline">
      {`All ${formatCount(count)}`}
    </Link>
  );
}
